import { refurbSteps } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { stepCodeOf } from '../../../kernel/scanner/step-code';
import { useList } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import type { PageAction } from '../../../ui/page/page-actions';
import { Page } from '../../../ui/page/page';
import { Barcode } from '../../../ui/public/barcode';
import { TextSkeleton } from '../../../ui/skeletons';
import { stepPaths } from './refurb-catalogue.paths';
import styles from './step-cards.module.css';

const inUse = { active: 'true', pagination: 'false', 'order[name]': 'asc' } as const;

/** The bench cards as a sheet to cut: a scanned card starts, pauses or completes its step. */
export default function StepCardsPage() {
  const { t } = useTranslation('refurb-steps');
  const { items, status, problem, refresh } = useList(refurbSteps.endpoints.list, { query: inUse });
  const print: PageAction = {
    ...{ key: 'print', label: t('cards.print'), icon: 'print', primary: true },
    onPress: () => globalThis.print(),
  };
  return (
    <Page
      title={t('cards.title')}
      context={t('cards.context')}
      crumbs={[{ label: t('title'), to: stepPaths.list }, { label: t('cards.title') }]}
      actions={items.length > 0 ? [print] : []}
    >
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {status === 'loading' && items.length === 0 && <TextSkeleton lines={6} />}
      {status === 'ready' && items.length === 0 && <EmptyState sentence={t('empty')} />}
      <ul className={styles['cards']}>
        {items.map(({ id, name, description }) => (
          <li key={id} className={styles['card']}>
            <strong>{name}</strong>
            <span className={styles['what']}>{description}</span>
            <Barcode code={stepCodeOf(id)} label={name} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
