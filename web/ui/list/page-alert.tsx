import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { alertParameter, readAlert } from '../../kernel/routing/alert';

/** The alert in the address: shown as text, and removed from the address, so that a reload does not repeat it. */
export function PageAlert() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const told = params.get(alertParameter);
  const [alert, setAlert] = useState(() => readAlert(params));
  useEffect(() => {
    if (told === null) return;
    setAlert(readAlert(new URLSearchParams({ [alertParameter]: told })));
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(alertParameter);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [told, setParams]);
  if (!alert) return null;
  return (
    <Alert
      type={alert.type}
      title={alert.message}
      showIcon
      role={alert.type === 'error' || alert.type === 'warning' ? 'alert' : 'status'}
      closable={{ 'aria-label': t('action.close'), onClose: () => setAlert(undefined) }}
    />
  );
}
