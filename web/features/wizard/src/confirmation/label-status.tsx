import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Notice } from '../../../../ui/notice';
import { FileLink } from '../../../../ui/public/button';
import styles from './confirmation.module.css';
import { labelAnswered, labelAwaited, labelLeft, selectDeclared, type WithDeclared } from './declared.slice';
import type { Declared } from './declared.types';
import { labelHref } from './confirmation.paths';

/** Follows one label while the page is open; leaving only stops the polling. */
function useLabel({ id, token, labelExpected }: Declared) {
  const dispatch = useDispatch();
  const label = useSelector((state: WithDeclared) => selectDeclared(state).labels[id]);
  const settled = label === 'ready' || label === 'not-expected';
  useEffect(() => {
    if (settled) return;
    dispatch(labelExpected ? labelAwaited({ id, token }) : labelAnswered({ id, label: 'not-expected' }));
    return () => void dispatch(labelLeft({ id }));
  }, [dispatch, id, token, labelExpected, settled]);
  return label ?? 'waiting';
}

export function LabelStatus({ buyback }: { buyback: Declared }) {
  const { t } = useTranslation('wizard');
  const label = useLabel(buyback);
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
