import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useWords } from '../../kernel/i18n';
import { withAlert } from '../../kernel/routing/alert';
import { useRecord, useSubmission } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { ErrorState } from '../error-state';
import { Page } from '../page/page';
import { TextSkeleton } from '../skeletons';
import { valuesOf } from './form-values';
import { historiedOf } from './historied';
import { LastChange } from './last-change';
import { patchOf } from './patch';
import { ResourceForm } from './resource-form';
import { revisionOf } from './revision-of';
import type { AnyRow, ResourceScreens } from './resource-spec';
import { useHistory } from './use-history';
import { fieldNames } from './use-sections';

type Props<Row extends AnyRow> = { spec: ResourceScreens<Row> };
const none: readonly string[] = [];

/** The title of a form, its way back, and leaving without saving. */
function useHeading<Row extends AnyRow>({ namespace, paths }: ResourceScreens<Row>, title: string) {
  const { say } = useWords(namespace);
  const navigate = useNavigate();
  const crumbs = [{ label: say('title'), to: paths.list }, { label: title }];
  return { title, crumbs, onCancel: () => void navigate(paths.list) };
}

/** Returns to the list, which shows what has been done. */
function useLeave<Row extends AnyRow>({ paths, nameOf }: ResourceScreens<Row>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (key: 'added' | 'saved', row: Row): void => {
    const name = nameOf(row);
    const message = key === 'added' ? t('resource.added', { name }) : t('resource.saved', { name });
    void navigate(withAlert(paths.list, { type: 'success', message }));
  };
}

const nothing = {};

/** Adds one. Information that is only in the reply is shown before the list. */
export function ResourceCreatePage<Row extends AnyRow>({ spec }: Props<Row>) {
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const { submit, status, problem, reply } = useSubmission();
  const [seen, setSeen] = useState(false);
  const leave = useLatest(useLeave(spec));
  const { create, get } = spec.contract.endpoints;
  const row = useMemo(() => get.reply?.safeParse(reply).data, [get, reply]);
  const shown = status === 'accepted' && !seen ? spec.created?.(reply, () => setSeen(true)) : undefined;
  const done = status === 'accepted' && !shown;
  useEffect(() => {
    if (row && done) leave.current('added', row);
  }, [done, leave, row]);
  const onSave = (body: Record<string, unknown>): void => submit(create, { body });
  return (
    <ResourceForm
      {...{ ...useHeading(spec, say('new')), spec, status, problem, onSave }}
      adds
      row={nothing}
      saveLabel={t('resource.add')}
    >
      {shown}
    </ResourceForm>
  );
}

/** Changes one, with the revision that was read; the form merges a newer one. */
export function ResourceEditPage<Row extends AnyRow>({ spec }: Props<Row>) {
  const [id = ''] = Object.values(useParams());
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const { get, update } = spec.contract.endpoints;
  const record = useRecord(get, { params: { id } });
  const { submit, status, problem } = useSubmission();
  const row = record.value;
  const [restored, setRestored] = useState<number>();
  const leave = useLeave(spec);
  const latest = useLatest(() => row && leave('saved', row));
  const heading = useHeading(spec, row ? t('resource.edit-title', { name: spec.nameOf(row) }) : say('title'));
  const history = useHistory(row && historiedOf(spec, row), (reply) => {
    setRestored(revisionOf(reply));
    record.refresh();
  });
  useEffect(() => {
    if (status === 'accepted') latest.current();
  }, [latest, status]);
  if (!row) {
    return (
      <Page title={say('title')}>
        {record.problem ? (
          <ErrorState problem={record.problem} onRetry={record.refresh} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  }
  const { etag, refresh } = record;
  const before = valuesOf(spec.contract.schema.shape, fieldNames(spec, false), row);
  const onSave = (body: Record<string, unknown>): void =>
    submit(update, { params: { id }, body: patchOf(before, body) }, { ...(etag && { ifMatch: etag }) });
  return (
    <ResourceForm
      {...{ ...heading, ...spec.about?.(row), spec, row, status, problem, onSave }}
      adds={false}
      own={restored !== undefined && revisionOf(row) === restored}
      fixed={spec.fixed?.(row) ?? none}
      onStale={refresh}
      changedBy={<LastChange of={{ contract: spec.contract, row }} />}
      actions={history.actions}
    >
      {history.drawer}
    </ResourceForm>
  );
}
