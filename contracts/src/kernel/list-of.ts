import type { z } from 'zod';
import type { ListOrder, ListSpec } from './endpoint';
import type { PathsOf } from './row-fields';

type RowList<Row, F extends string, R extends string> = {
  readonly filters: readonly F[];
  readonly ranges?: readonly R[];
  readonly exists?: readonly (keyof Row & string)[];
  readonly order: readonly PathsOf<Row>[];
  readonly defaultOrder: ListOrder & { readonly field: PathsOf<Row> };
  readonly shown?: readonly NoInfer<F | R>[];
  readonly codes?: readonly NoInfer<F>[];
  readonly sums?: readonly PathsOf<Row>[];
};

/**
 * The filters and orders of a list, by the fields of its rows. What the server compares, the indexes of `codes` and the
 * filters of the screens are derived from it. A name that is not a field does not compile.
 */
export const listOf = <
  S extends z.ZodType,
  F extends PathsOf<z.infer<S>>,
  R extends PathsOf<z.infer<S>> = never,
>(
  _row: S,
  list: RowList<z.infer<S>, F, R>,
): ListSpec => list;
