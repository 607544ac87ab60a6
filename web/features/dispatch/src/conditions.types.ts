import type { DispatchCondition } from '@reprise/contracts/configuration';

export type Attribute = DispatchCondition['attribute'];
/** A condition while it is filled in. */
export type Line = {
  attribute: Attribute;
  operator: DispatchCondition['operator'];
  values: readonly string[];
};
