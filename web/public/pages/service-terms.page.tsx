import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function ServiceTermsPage() {
  const details = useAppSelector(selectDetails);
  return <Legal title="public.cgs" text={details?.serviceTerms} paper={details?.serviceTermsDocument} />;
}
