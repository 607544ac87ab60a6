import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useWords, type Words } from '../../kernel/i18n';
import type { ListFilter } from '../list/list-spec';
import { fieldKind } from './field-kind';
import type { AnyRow, ResourceScreens } from './resource-spec';

/** One filter of the contract as the list offers it; ids and fields of other shapes are for programs. */
function filterOf(
  name: string,
  schema: z.ZodType | undefined,
  say: Words,
  yesNo: readonly [string, string],
): ListFilter[] {
  if (!schema) return [];
  const field = fieldKind(schema);
  const label = say(`field.${name}`);
  switch (field.kind) {
    case 'switch': {
      const [yes, no] = yesNo;
      const options = [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ];
      return [{ kind: 'choice', name, label, options }];
    }
    case 'choice': {
      const options = field.values.map((value) => ({ value, label: say(`value.${name}.${value}`) }));
      return [{ kind: 'choice', name, label, options, multiple: true }];
    }
    case 'text':
    case 'textarea':
    case 'email':
    case 'url':
      return name.endsWith('Id') ? [] : [{ kind: 'text', name, label }];
    default:
      return [];
  }
}

/** What the contract filters by, the page offers: a filter is declared once. */
export function useFilters<Row extends AnyRow>({ contract, namespace }: ResourceScreens<Row>) {
  const { t } = useTranslation();
  const { say } = useWords(namespace);
  return useMemo((): readonly ListFilter[] => {
    const names = contract.endpoints.list.list?.filters ?? [];
    const shape: Readonly<Record<string, z.ZodType | undefined>> = contract.schema.shape;
    return names.flatMap((name) => filterOf(name, shape[name], say, [t('resource.yes'), t('resource.no')]));
  }, [contract, say, t]);
}
