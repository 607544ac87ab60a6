import { useSelector } from 'react-redux';
import { selectDetails } from '../../kernel/session';
import { selectSite } from '../../kernel/site';
import { useAppSelector } from '../../kernel/store';
import { Legal } from './legal';

/** The client's cookies policy, in the shell's frame or as a document of its own. */
export function CookiesPolicy({ framed }: { framed: boolean }) {
  const site = useSelector(selectSite);
  const { cookiesPolicyDocument: paper, cookiesPolicyTranslations } = useAppSelector(selectDetails) ?? {};
  const text = site.status === 'open' ? site.config.cookiesPolicy : null;
  return (
    <Legal
      title="public.cookies"
      text={text}
      translations={cookiesPolicyTranslations}
      paper={paper}
      framed={framed}
    />
  );
}
