import { buybackStatuses, deliveryStatuses, itemStatuses, paymentStatuses } from '@reprise/contracts/rules';
import { Button, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from './date-time';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import styles from './design-system.module.css';
import { FormField } from './form/form-field';
import { Icon } from './icon';
import { type IconName, iconPaths } from './icon-paths';
import { Money } from './money';
import { Notice } from './notice';
import { ConfirmDialog } from './page/confirm-dialog';
import { Page } from './page/page';
import { RowsSkeleton } from './skeletons';
import { StatusTag } from './status-tag';
import { useTheme } from './theme-mode';
import { Timeline } from './timeline';
import { families, fontSize } from './design.tokens';
import { Progress } from './wizard/progress';

const example = {
  network: {
    code: 'unavailable' as const,
    status: 503,
    violations: [],
    traceId: '0af7651916cd43dd8448eb211c80319c',
  },
};
const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

/** The living page of our components, in the current theme and language. */
export function DesignSystem() {
  const { t } = useTranslation(['common', 'enums']);
  const { mode, toggle } = useTheme();
  return (
    <Page
      title={t('page.design-system')}
      context="Reprise"
      actions={[
        {
          key: 'theme',
          label: t(mode === 'dark' ? 'shell.light-theme' : 'shell.dark-theme'),
          icon: mode === 'dark' ? 'sun' : 'moon',
          onPress: toggle,
        },
      ]}
    >
      <Part title="Type">
        {Object.entries(fontSize).map(([name, size]) => (
          <p key={name} style={{ fontSize: `var(--size-${name})` }}>
            {size} · Reprise 0123456789
          </p>
        ))}
      </Part>
      <Part title="StatusTag">
        {[buybackStatuses, itemStatuses, paymentStatuses, deliveryStatuses].map((group) => (
          <div key={group[0]} className={styles['row']}>
            {group.map((status) => (
              <StatusTag key={status} status={status} />
            ))}
          </div>
        ))}
      </Part>
      <Part title="Notice">
        {families.map((family) => (
          <Notice key={family} family={family} title={family}>
            {t('list.stale')}
          </Notice>
        ))}
      </Part>
      <Part title="Icon">
        <div className={styles['row']}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Part>
      <Controls />
      <Part title="Money · DateTime · Progress">
        <Money value={{ amount: 123_450, currency: 'EUR' }} />
        <DateTime value={ago(3)} />
        <Progress at={3} of={7} />
      </Part>
      <Part title="Timeline">
        <Timeline
          label="Timeline"
          entries={[
            { id: '3', at: ago(2), title: t('enums:status.bb_completed'), status: 'bb_completed' },
            {
              id: '2',
              at: ago(26),
              title: t('enums:status.item_in_quarantine'),
              status: 'item_in_quarantine',
            },
            { id: '1', at: ago(90), title: t('enums:status.bb_in_transit'), status: 'bb_in_transit' },
          ]}
        />
      </Part>
      <Part title="EmptyState · ErrorState · Skeletons">
        <div className={styles['states']}>
          <EmptyState
            sentence={t('list.no-match')}
            action={<Button>{t('action.clear-filters')}</Button>}
            drawing="search"
          />
          <ErrorState problem={example.network} onRetry={toggle} />
        </div>
        <RowsSkeleton rows={3} />
      </Part>
    </Page>
  );
}

function Controls() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Part title="Button · Field · ConfirmDialog">
      <div className={styles['row']}>
        <Button type="primary" onClick={() => setOpen(true)}>
          {t('action.save')}
        </Button>
        <Button>{t('action.cancel')}</Button>
        <Button danger>{t('action.remove')}</Button>
        <Button disabled>{t('action.next')}</Button>
        <Button type="text">{t('action.back')}</Button>
      </div>
      <FormField label={t('list.search')} help={t('search.hint')} fault={t('list.no-match')}>
        {(control) => <Input {...control} status="error" />}
      </FormField>
      <FormField label={t('list.sort')}>
        {(control) => <Select {...control} options={[{ value: 'a', label: t('list.from') }]} />}
      </FormField>
      <ConfirmDialog
        open={open}
        title={t('form.leave-title')}
        confirmLabel={t('form.leave')}
        danger
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        {t('form.leave-sentence')}
      </ConfirmDialog>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}
