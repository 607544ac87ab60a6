import { useSelector } from 'react-redux';
import { selectSite } from '../../kernel/site';
import { Legal } from './legal';

export default function CookiesPage() {
  const site = useSelector(selectSite);
  return <Legal title="public.cookies" text={site.status === 'open' ? site.config.cookiesPolicy : null} />;
}
