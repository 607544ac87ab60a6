import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function TermsPage() {
  return <Legal title="public.cgu" text={useAppSelector(selectDetails)?.eula} />;
}
