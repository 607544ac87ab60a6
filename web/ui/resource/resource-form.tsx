import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../kernel/api';
import { FormPage } from '../form/form-page';
import type { PageHeaderProps } from '../page/page-header';
import { fieldsSchema } from './fields-schema';
import { valuesOf } from './form-values';
import type { ResourceFields } from './resource-spec';
import { fieldNames, useSections } from './use-sections';

const none: readonly string[] = [];
type Props<Row extends object> = PageHeaderProps & {
  spec: ResourceFields<Row>;
  adds: boolean;
  row: object;
  fixed?: readonly string[];
  status: 'sending' | 'accepted' | 'refused' | undefined;
  problem: AppProblem | undefined;
  /** How often it was saved and went on. */
  saves?: number;
  saveLabel?: string;
  onSave: (body: Record<string, unknown>) => void;
  onStale?: () => void;
  /** The row is as this person wrote it from here. */
  own?: boolean;
  changedBy?: ReactNode;
  onCancel?: () => void;
  /** Between the header and the fields. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The form of a declared document: its fields, with the values of one, or empty. */
export function ResourceForm<Row extends object>(props: Props<Row>) {
  const { t } = useTranslation();
  const { spec, adds, row, fixed = none, status, children, ...form } = props;
  const sections = useSections(spec, adds, fixed);
  const { schema, initial } = useMemo(() => {
    const names = fieldNames(spec, adds);
    const { shape } = spec.contract.schema;
    return { schema: fieldsSchema(shape, names, spec.required), initial: valuesOf(shape, names, row) };
  }, [adds, row, spec]);
  return (
    <>
      <FormPage
        {...form}
        {...(adds && { failed: t('resource.not-added') })}
        tabs={spec.tabs ?? false}
        schema={schema}
        sections={sections}
        initial={initial}
        saving={status === 'sending'}
        saved={status === 'accepted'}
      />
      {children}
    </>
  );
}
