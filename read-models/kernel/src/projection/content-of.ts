import type { RowContent } from './define-projection';
import type { Row } from './projection';

/** The content of a row as readers may see it: without fields that only the store needs. */
export function contentOf<R extends Row>(row: R & { readonly _revision?: number }): RowContent<R> {
  const { _id, _revision, position: _position, accountId: _account, ...content } = row;
  return content as unknown as RowContent<R>;
}
