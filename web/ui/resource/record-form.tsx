import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { z } from 'zod';
import { useWords } from '../../kernel/i18n';
import { useRecord, useSubmission } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { ErrorState } from '../error-state';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { Page } from '../page/page';
import type { PageHeaderProps } from '../page/page-header';
import { TextSkeleton } from '../skeletons';
import { valuesOf } from './form-values';
import { LastChange } from './last-change';
import { patchOf } from './patch';
import { ResourceForm } from './resource-form';
import type { ResourceFields } from './resource-spec';
import { useHistory } from './use-history';
import { fieldNames } from './use-sections';

type Kept = { id: string; revision: number };
/** A document of which there is one: an account's settings, or a part of a client. */
export type RecordSpec<Row extends Kept> = ResourceFields<Row> & {
  contract: { readonly name: string };
  read: EndpointSpec<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Row>>;
  update: EndpointSpec;
};
type Props<Row extends Kept> = Omit<PageHeaderProps, 'title'> & {
  spec: RecordSpec<Row>;
  id: string;
  title: (row?: Row) => string;
  /** Between the header and the fields. */
  above?: ReactNode;
  onSaved?: (row: Row) => void;
};

/** What was written is known at once; what somebody else wrote later replaces it. */
function useKept<Row extends Kept>({ spec, id, onSaved }: Props<Row>) {
  const record = useRecord(spec.read, { params: { id } } as CallOf<RecordSpec<Row>['read']>);
  const submission = useSubmission();
  const [written, setWritten] = useState<{ row: Row; times: number }>();
  const { status, reply, clear } = submission;
  const times = written?.times ?? 0;
  const take = (answer: unknown, saved: number): boolean => {
    const { data } = spec.read.reply?.safeParse(answer) ?? {};
    if (!data) record.refresh();
    else {
      setWritten({ row: data, times: saved });
      onSaved?.(data);
    }
    return data !== undefined;
  };
  const accept = useLatest(() => {
    if (take(reply, times + 1)) clear();
  });
  // The form goes on with what was restored, and keeps what is not saved yet.
  const restored = (answer: unknown): void => void take(answer, times);
  useEffect(() => {
    if (status === 'accepted') accept.current();
  }, [accept, status]);
  const read = record.value as Row | undefined;
  const own = written && written.row.revision >= (read?.revision ?? 0) ? written.row : undefined;
  return { ...submission, record, row: own ?? read, own: own !== undefined, times, restored };
}

/** The form of one document: it stays open after saving, and says so. */
export function RecordForm<Row extends Kept>(props: Props<Row>) {
  const { spec, title, above, id: _id, onSaved: _then, ...header } = props;
  const { say } = useWords(spec.namespace);
  const { record, row, own, times, restored, submit, status, problem } = useKept(props);
  const { contract, namespace, update } = spec;
  const history = useHistory(row && { contract, namespace, update, row, name: title(row) }, restored);
  if (!row) {
    return (
      <Page {...header} title={title()}>
        {above}
        {record.problem ? (
          <ErrorState problem={record.problem} onRetry={record.refresh} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  }
  const before = valuesOf(spec.contract.schema.shape, fieldNames(spec, false), row);
  const onSave = (body: Record<string, unknown>): void => {
    const options = { ifMatch: `"${row.revision}"` };
    submit(spec.update, { params: { id: row.id }, body: patchOf(before, body) }, options);
  };
  const said = times > 0 && status === undefined ? say('saved') : '';
  const shown = (
    <>
      {above}
      {said && <Notice family="green">{said}</Notice>}
      <LiveRegion message={said} />
    </>
  );
  return (
    <ResourceForm
      saves={times}
      {...{ ...header, spec, row, own, status, problem, onSave }}
      title={title(row)}
      above={shown}
      adds={false}
      onStale={record.refresh}
      changedBy={<LastChange of={{ contract, row }} />}
      actions={[...(header.actions ?? []), ...history.actions]}
    >
      {history.drawer}
    </ResourceForm>
  );
}
