import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function ServiceTermsPage() {
  const details = useAppSelector(selectDetails);
  const { serviceTerms, serviceTermsTranslations, serviceTermsDocument } = details ?? {};
  return (
    <Legal
      title="public.cgs"
      text={serviceTerms}
      translations={serviceTermsTranslations}
      paper={serviceTermsDocument}
    />
  );
}
