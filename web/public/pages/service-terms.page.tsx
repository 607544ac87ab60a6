import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function ServiceTermsPage() {
  return <Legal title="public.cgs" text={useAppSelector(selectDetails)?.serviceTerms} />;
}
