import { factorEndpoints, passkeyNameSchema } from '@reprise/contracts/identity';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './part';

type Props = { id: string; name: string; change: PartProps['change'] };

/** A passkey's name, changed where it stands. */
export function PasskeyName({ id, name, change }: Props) {
  const { t } = useTranslation('session');
  const rename = (text: string): void => {
    const next = passkeyNameSchema.safeParse(text).data;
    if (next && next !== name)
      change.submit(factorEndpoints.renamePasskey, { params: { id }, body: { name: next } });
  };
  return (
    <Typography.Text
      strong
      editable={{ onChange: rename, maxLength: 60, text: name, tooltip: t('security.rename') }}
    >
      {name}
    </Typography.Text>
  );
}
