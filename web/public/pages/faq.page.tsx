import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { selectAccount } from '../../kernel/site';
import { Legal } from './legal';

/** Questions and answers, and whom to write to where they do not help. */
export default function FaqPage() {
  const { t } = useTranslation();
  const details = useAppSelector(selectDetails);
  const email = useSelector(selectAccount)?.emailDPO;
  return (
    <Legal
      title="public.faq"
      text={details?.faqAndContact}
      translations={details?.faqAndContactTranslations}
      paper={details?.faqDocument}
    >
      {email && (
        <p>
          {t('public.write-to')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Legal>
  );
}
