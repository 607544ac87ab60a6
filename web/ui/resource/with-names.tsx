import { type Reference, referencesOf, valuesAt } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useMayCall } from '../../kernel/store';
import { core } from './field-kind';
import { useNamesOf } from './use-names-of';

type Named = { readonly reference: Reference; readonly ids: readonly string[] };
/** By id. */
export type Names = ReadonlyMap<string, string>;

/** The documents that values name in their parts. */
export function namedIn(schema: z.ZodType | undefined, values: readonly unknown[]): readonly Named[] {
  if (!schema) return [];
  return referencesOf(core(schema)).flatMap(({ reference, path }) => {
    const ids = values.flatMap((value) => valuesAt(value, path).map((found) => found.value));
    return ids.length > 0 ? [{ reference, ids: [...new Set(ids)] }] : [];
  });
}

type Props = { named: readonly Named[]; known?: Names; children: (names: Names) => ReactNode };
const none: Names = new Map();

/** Draws with the names of documents; the lists that have them are only asked for by who may read them. */
export function WithNames({ named: [first, ...rest], known = none, children }: Props): ReactNode {
  if (!first) return children(known);
  return <OneNamed {...{ first, rest, known, children }} />;
}

type OneProps = { first: Named; rest: readonly Named[]; known: Names; children: Props['children'] };
function OneNamed(props: OneProps) {
  const { t } = useTranslation();
  const { first, rest, known, children } = props;
  if (useMayCall(choicesOf(first.reference).list)) return <Known {...props} />;
  const hidden = first.ids.map((id) => [id, t('resource.name-hidden')] as const);
  return <WithNames {...{ named: rest, children }} known={new Map([...known, ...hidden])} />;
}

function Known({ first: { reference, ids }, rest, known, children }: OneProps) {
  const nameOf = useNamesOf(reference, ids);
  const names = ids.map((id) => [id, nameOf(id)] as const);
  return <WithNames {...{ named: rest, children }} known={new Map([...known, ...names])} />;
}
