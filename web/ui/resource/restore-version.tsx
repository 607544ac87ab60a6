import type { AuditEntry } from '@reprise/contracts/audit';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Button, Popconfirm } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../kernel/i18n';
import { type Submission, useMayCall } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { Icon } from '../icon';
import type { Historied } from './historied';
import { restoredVersion } from './restored-version';

type Props = {
  of: Historied;
  /** Its newest changes, newest first. */
  entries: readonly AuditEntry[];
  /** Which of them left the version that comes back. */
  at: number;
  update: EndpointSpec;
  change: Submission;
  /** Told what the document is now. */
  onRestored?: ((reply: unknown) => void) | undefined;
};

/** Brings an earlier version back: an ordinary change, with its rules and its revision. */
export function RestoreVersion({ of, entries, at, update, change, onRestored }: Props) {
  const { t } = useTranslation();
  const { maybe } = useWords(of.namespace);
  const [asked, setAsked] = useState(false);
  const may = useMayCall(update);
  const { patch, kept } = restoredVersion({ shape: of.contract.schema.shape, current: of.row }, entries, at);
  const done = useLatest(() => {
    setAsked(false);
    onRestored?.(change.reply);
  });
  const accepted = asked && change.status === 'accepted';
  useEffect(() => {
    if (accepted) done.current();
  }, [accepted, done]);
  if (!may || Object.keys(patch).length === 0) return null;
  const labelOf = (path: string): string =>
    maybe(`field.${path}`) ?? maybe(`property.${path.split('.').at(-1)}`) ?? path;
  const names = kept.map(labelOf).join(', ');
  const restore = (): void => {
    setAsked(true);
    const { id, revision } = of.row;
    const options = revision === undefined ? {} : { ifMatch: `"${revision}"` };
    change.submit(update, { params: { id }, body: patch }, options);
  };
  return (
    <Popconfirm
      title={t('resource.restore-ask')}
      description={kept.length > 0 ? t('resource.restore-kept', { names }) : undefined}
      okText={t('resource.restore')}
      cancelText={t('action.cancel')}
      onConfirm={restore}
    >
      <Button
        size="small"
        icon={<Icon name="return" size={14} />}
        loading={asked && change.status === 'sending'}
      >
        {t('resource.restore')}
      </Button>
    </Popconfirm>
  );
}
