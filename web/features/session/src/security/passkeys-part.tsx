import { factorEndpoints } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { AddPasskey } from './add-passkey';
import { Part, type PartProps } from './part';
import { PasskeyName } from './passkey-name';
import { RemoveButton } from './remove-button';
import styles from './security.module.css';

/** Fingerprints, faces and keys, each with the name that the person gave it. */
export function PasskeysPart({ factors, change }: PartProps) {
  const { t } = useTranslation('session');
  const { passkeys, totp } = factors;
  const remove = (id: string): void => change.submit(factorEndpoints.removePasskey, { params: { id } });
  return (
    <Part title={t('security.passkeys')} sentence={t('security.passkeys-sentence')} problem={change.problem}>
      {passkeys.length === 0 && <p>{t('security.passkeys-none')}</p>}
      {passkeys.map(({ id, name, host, usedAt }) => (
        <div key={id} className={styles['row']}>
          <div>
            <PasskeyName id={id} name={name} change={change} />
            <p className={styles['soft']}>
              {host} · {usedAt ? t('security.used') : t('security.never')}{' '}
              {usedAt && <DateTime value={usedAt} />}
            </p>
          </div>
          <RemoveButton
            what={name}
            last={passkeys.length === 1 && totp === null}
            onRemove={() => remove(id)}
          />
        </div>
      ))}
      <AddPasskey change={change} />
    </Part>
  );
}
