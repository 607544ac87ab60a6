import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { draftDropped } from '../draft/desk.slice';
import type { Draft } from '../draft/draft.types';

/** A buyback started but not handed over. */
export function ResumeDraft({ draft }: { draft: Draft }) {
  const { t } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const actions = (
    <span className={styles['row']}>
      <Link className={styles['new']} to={`/buyback/create?product=${draft.productId}&step=resume`}>
        {t('resume.go')}
      </Link>
      {!draft.created && <Button onClick={() => dispatch(draftDropped())}>{t('resume.drop')}</Button>}
    </span>
  );
  return (
    <Notice family="blue" title={t('resume.title')} action={actions}>
      {draft.created ? t('resume.created', { code: draft.created.identificationNumber }) : draft.label}
    </Notice>
  );
}
