import type { PasswordLinkTerms } from '@reprise/contracts/identity';
import { Trans, useTranslation } from 'react-i18next';

/** What is accepted, each text behind its link: it opens beside the page, so that nothing typed is lost. */
export function TermsWords({ terms }: { terms: PasswordLinkTerms }) {
  const { t } = useTranslation('session');
  const to = (text: 'cgu' | 'cgs') => terms.find((each) => each.text === text)?.url;
  const [cgu, cgs] = [to('cgu'), to('cgs')];
  const only = cgu ? 'cgu' : 'cgs';
  return (
    <Trans
      t={t}
      i18nKey={cgu && cgs ? 'terms.both' : `terms.${only}`}
      components={{
        cgu: <a href={cgu} target="_blank" rel="noreferrer" />,
        cgs: <a href={cgs} target="_blank" rel="noreferrer" />,
      }}
    />
  );
}
