export type Bindable = string | number | null;
export type Sql = { readonly text: string; readonly params: readonly Bindable[] };

export const sql = (text: string, ...params: readonly Bindable[]): Sql => ({ text, params });
export const never = sql('0');
export const always = sql('1');

export function joined(parts: readonly Sql[], word: 'AND' | 'OR'): Sql {
  const [only] = parts;
  if (!only) return word === 'AND' ? always : never;
  if (parts.length === 1) return only;
  return sql(
    `(${parts.map((part) => part.text).join(` ${word} `)})`,
    ...parts.flatMap((part) => part.params),
  );
}

export const not = (part: Sql): Sql => sql(`NOT (${part.text})`, ...part.params);
