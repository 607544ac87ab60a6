import { useSelector } from 'react-redux';
import { selectOrganisation } from '../../kernel/site';
import { Legal } from './legal';

export default function ServiceTermsPage() {
  return <Legal title="public.cgs" text={useSelector(selectOrganisation)?.serviceTerms} />;
}
