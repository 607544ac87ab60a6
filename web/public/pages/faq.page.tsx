import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function FaqPage() {
  const details = useAppSelector(selectDetails);
  return <Legal title="public.faq" text={details?.faqAndContact} paper={details?.faqDocument} />;
}
