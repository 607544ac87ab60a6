import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../../ui/page/page';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';

type Props = { draft: Draft; onContinue: () => void; onAnew: () => void };

/** Somebody else's answers must not become those of the person who stands there now: the seller says whose they are. */
export function OtherDraft({ draft, onContinue, onAnew }: Props) {
  const { t } = useTranslation('store-desk');
  const product = draft.label || t('resume.product');
  return (
    <Page title={t('resume.title')} crumbs={[{ label: t('search.title'), to: '/search' }]}>
      <p>{t('resume.whose', { product })}</p>
      <span className={styles['row']}>
        <Button autoFocus onClick={onContinue}>
          {t('resume.continue', { product })}
        </Button>
        <Button type="primary" onClick={onAnew}>
          {t('resume.anew')}
        </Button>
      </span>
    </Page>
  );
}
