import { useAppSelector } from '../../kernel/store';
import { selectDetails } from '../../kernel/session';
import { Legal } from './legal';

export default function TermsPage() {
  const details = useAppSelector(selectDetails);
  return (
    <Legal
      title="public.cgu"
      text={details?.eula}
      translations={details?.eulaTranslations}
      paper={details?.eulaDocument}
    />
  );
}
