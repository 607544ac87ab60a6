import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/page/confirm-dialog';

type Props = { what: string; last: boolean; onRemove: () => void };

/** @param last nothing but the password protects the person afterwards. */
export function RemoveButton({ what, last, onRemove }: Props) {
  const { t } = useTranslation('session');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)} aria-label={`${t('security.remove')}: ${what}`}>
        {t('security.remove')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={`${t('security.remove')}: ${what}`}
        confirmLabel={t('security.remove')}
        onConfirm={() => {
          setOpen(false);
          onRemove();
        }}
        onCancel={() => setOpen(false)}
      >
        {last && <p>{t('security.remove-last')}</p>}
      </ConfirmDialog>
    </>
  );
}
