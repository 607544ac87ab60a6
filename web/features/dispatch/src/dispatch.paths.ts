/** Back office §2 "Dispatch". */
export const paths = {
  list: '/warehouse-dispatch',
  create: '/warehouse-dispatch-rule/new',
  edit: '/warehouse-dispatch-rule/:id',
};
/** The form without an id is that of a new rule. */
export const bare = '/warehouse-dispatch-rule';
export const trial = '/warehouse-dispatch/simulation';
