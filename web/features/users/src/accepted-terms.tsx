import type { User } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { exactTime } from '../../../ui/date-time';

/** What this person accepted with a first password, and when: nothing where nothing was asked. */
export function AcceptedTerms({ acceptedTerms }: Pick<User, 'acceptedTerms'>) {
  const { t, i18n } = useTranslation('users');
  return acceptedTerms.map(({ text, version, at }) => (
    <div key={`${text} ${at}`}>
      {t(`accepted.${text}`, { at: exactTime(Date.parse(at), i18n.language), version })}
    </div>
  ));
}
