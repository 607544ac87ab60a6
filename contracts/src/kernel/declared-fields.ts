import type { z } from 'zod';

/** A plain value that somebody may say: a code, one of some values, a day, a number, yes or no. */
type PlainSchema = z.ZodType<string | number | boolean>;

type Declared<S extends string> = {
  readonly schema: PlainSchema;
  /** Lists of other subjects that show it as well. */
  readonly carriedTo?: readonly S[];
  /** The seller is asked for it at the counter; otherwise only programs say it. */
  readonly askedAtCounter?: true;
  /** People look for a single row by it: a filter of each list that shows it, with an index. */
  readonly code?: true;
};
type Fields<S extends string> = Readonly<Record<string, Declared<S>>>;
type Shape<F extends Fields<string>, N extends keyof F> = { [K in N]: z.ZodOptional<F[K]['schema']> };
type Values<F extends Fields<string>, N extends keyof F> = { [K in N]?: z.infer<F[K]['schema']> | undefined };
type CarriedTo<F extends Fields<string>, S extends string> = {
  [K in keyof F & string]: F[K] extends { carriedTo: readonly (infer C)[] }
    ? S extends C
      ? K
      : never
    : never;
}[keyof F & string];
type Having<F extends Fields<string>, P extends object> = {
  [K in keyof F & string]: F[K] extends P ? K : never;
}[keyof F & string];

/** Some of the declared fields: their schemas, all optional, and how they are taken from what holds them. */
export type FieldSet<F extends Fields<string>, N extends keyof F & string> = {
  readonly names: readonly N[];
  /** To be spread into the schemas of bodies, commands, events and rows. */
  readonly shape: Shape<F, N>;
  /** Those by which people look for a single row. */
  readonly codes: readonly (N & Having<F, { code: true }>)[];
  /** What was said of them; what was left out, or left empty, stays away. */
  readonly of: (said: Values<F, N>) => Values<F, N>;
};

function fieldSet<F extends Fields<string>, N extends keyof F & string>(fields: F, names: readonly N[]) {
  const shape = Object.fromEntries(names.map((name) => [name, fields[name]?.schema.optional()]));
  const said = (value: unknown): boolean => value !== undefined && value !== '';
  return {
    names,
    shape,
    codes: names.filter((name) => fields[name]?.code),
    of: (values: Values<F, N>) =>
      Object.fromEntries(names.flatMap((name) => (said(values[name]) ? [[name, values[name]]] : []))),
  } as unknown as FieldSet<F, N>;
}

/**
 * Fields that are said when something begins and then only shown: nothing is decided by them. Each is declared once;
 * whatever carries it spreads `shape` into its schema, and copies it by `of`.
 */
export function declaredFields<S extends string, const F extends Fields<S>>(
  _subjects: readonly S[],
  fields: F,
) {
  const names = Object.keys(fields) as (keyof F & string)[];
  return {
    ...fieldSet(fields, names),
    atCounter: fieldSet(
      fields,
      names.filter((name) => fields[name]?.askedAtCounter) as Having<F, { askedAtCounter: true }>[],
    ),
    carriedTo: <T extends S>(subject: T) =>
      fieldSet(
        fields,
        names.filter((name) => fields[name]?.carriedTo?.includes(subject)) as CarriedTo<F, T>[],
      ),
  };
}
