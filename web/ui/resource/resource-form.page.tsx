import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import type { AppProblem } from '../../kernel/api';
import { useWords } from '../../kernel/i18n';
import { withAlert } from '../../kernel/routing/alert';
import { useRecord, useSubmission } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { ErrorState } from '../error-state';
import { FormPage } from '../form/form-page';
import { Page } from '../page/page';
import { TextSkeleton } from '../skeletons';
import { fieldKind, mayBeLeftOut } from './field-kind';
import { patchOf, withoutEmptied } from './patch';
import type { AnyRow, ResourceScreens } from './resource-spec';
import { fieldNames, useSections } from './use-sections';

type Props<Row extends AnyRow> = { spec: ResourceScreens<Row> };
type Values = Readonly<Record<string, unknown>>;

const lists = ['choices', 'references', 'countries'];
const nothingOf = (schema: z.ZodType) => (lists.includes(fieldKind(schema).kind) ? [] : '');

/** Initial values of a form: the document's, or the contract's default, or an empty value of the field's kind. */
function valuesOf(shape: Readonly<Record<string, z.ZodType>>, names: readonly string[], row: object): Values {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const schema = shape[name];
      if (!schema) return [];
      const known: unknown = Reflect.get(row, name) ?? schema.safeParse(undefined).data;
      if (known === undefined && mayBeLeftOut(schema)) return [];
      return [[name, known === undefined ? nothingOf(schema) : known]];
    }),
  );
}

const none: readonly string[] = [];
type FormProps<Row extends AnyRow> = Props<Row> & {
  adds: boolean;
  row: object;
  fixed?: readonly string[];
  name: string;
  status: 'sending' | 'accepted' | 'refused' | undefined;
  problem: AppProblem | undefined;
  onSave: (body: Record<string, unknown>) => void;
  onStale?: () => void;
  children?: ReactNode;
};

function ResourceForm<Row extends AnyRow>(props: FormProps<Row>) {
  const { spec, adds, row, fixed = none, name, status, children, ...form } = props;
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const navigate = useNavigate();
  const sections = useSections(spec, adds, fixed);
  const { schema, initial } = useMemo(() => {
    const names = fieldNames(spec, adds);
    const { shape } = spec.contract.schema;
    const picked = names.flatMap((field) => (shape[field] ? [[field, shape[field]] as const] : []));
    const fields = z.strictObject(Object.fromEntries(picked));
    return {
      schema: z.preprocess((values) => withoutEmptied(shape, values), fields),
      initial: valuesOf(spec.contract.schema.shape, names, row),
    };
  }, [adds, row, spec]);
  const title = adds ? say('new') : t('resource.edit-title', { name });
  return (
    <>
      <FormPage
        {...form}
        title={title}
        crumbs={[{ label: say('title'), to: spec.paths.list }, { label: title }]}
        {...(adds && { saveLabel: t('resource.add') })}
        schema={schema}
        sections={sections}
        initial={initial}
        saving={status === 'sending'}
        saved={status === 'accepted'}
        onCancel={() => void navigate(spec.paths.list)}
      />
      {children}
    </>
  );
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
    <ResourceForm spec={spec} adds row={nothing} name="" status={status} problem={problem} onSave={onSave}>
      {shown}
    </ResourceForm>
  );
}

/** Changes one, with the revision that was read; the form merges a newer one. */
export function ResourceEditPage<Row extends AnyRow>({ spec }: Props<Row>) {
  const { id = '' } = useParams();
  const { say } = useWords(spec.namespace);
  const { get, update } = spec.contract.endpoints;
  const record = useRecord(get, { params: { id } });
  const { submit, status, problem } = useSubmission();
  const row = record.value;
  const leave = useLeave(spec);
  const latest = useLatest(() => row && leave('saved', row));
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
      {...{ spec, row, status, problem, onSave }}
      adds={false}
      fixed={spec.fixed?.(row) ?? none}
      name={spec.nameOf(row)}
      onStale={refresh}
    />
  );
}
