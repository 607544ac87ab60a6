import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

/** New recovery codes, for this once. */
export function CodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[] | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('session');
  return (
    <Modal
      open={codes !== undefined}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={t('security.codes-title')}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('security.codes-done')}
        </Button>
      }
    >
      <p>{t('security.codes-sentence')}</p>
      <ul className={styles['codes']}>
        {codes?.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
