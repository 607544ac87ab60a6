import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function FaqPage() {
  return <Legal title="public.faq" text={useAppSelector(selectDetails)?.faqAndContact} />;
}
