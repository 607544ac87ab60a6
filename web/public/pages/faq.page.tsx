import { useSelector } from 'react-redux';
import { selectOrganisation } from '../../kernel/site';
import { Legal } from './legal';

export default function FaqPage() {
  return <Legal title="public.faq" text={useSelector(selectOrganisation)?.faqAndContact} />;
}
