import { readAdditionalInfos } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../../kernel/labels';
import { useRecord } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { FileLink } from '../../../../ui/public/button';
import styles from './confirmation.module.css';
import type { Declared } from './declared.types';
import { labelHref } from './confirmation.paths';

export function LabelStatus({ buyback }: { buyback: Declared }) {
  const { t } = useTranslation('wizard');
  const { id, token, labelExpected: expected } = buyback;
  const { value } = useRecord(readAdditionalInfos, { params: { id }, query: { token } });
  const label = useLabel({ id, token, expected, isReady: value?.labelReady });
  switch (label) {
    case 'waiting':
      return (
        <div className={styles['waiting']} role="status">
          <span className={styles['pulse']} aria-hidden="true" />
          <p>
            {t('label.waiting')} <span className={styles['soft']}>{t('label.may-leave')}</span>
          </p>
        </div>
      );
    case 'ready':
      return (
        <div role="status">
          <FileLink variant="primary" wide href={labelHref(buyback)}>
            {t('label.download')}
          </FileLink>
        </div>
      );
    case 'not-expected':
      return <Notice family="grey">{t('label.not-expected')}</Notice>;
    case 'not-available':
      return (
        <Notice family="amber" title={t('label.not-available')}>
          {t('label.mail-follows')}
        </Notice>
      );
  }
}
