import { useSelector } from 'react-redux';
import { selectOrganisation } from '../../kernel/site';
import { Legal } from './legal';

export default function TermsPage() {
  return <Legal title="public.cgu" text={useSelector(selectOrganisation)?.eula} />;
}
