import { useSelector } from 'react-redux';
import { selectSite } from '../../kernel/site';
import { Legal } from './legal';

export default function CookiesPage() {
  const site = useSelector(selectSite);
  const config = site.status === 'open' ? site.config : undefined;
  return <Legal title="public.cookies" text={config?.cookiesPolicy} paper={config?.cookiesPolicyDocument} />;
}
