const at = (kind: string) => ({ list: '/users', create: `/${kind}/create`, edit: `/${kind}/:id/edit` });
/** Back office §2 "Users": the account's own, those of a client that an operator has entered, and the operators. */
export const places = { own: at('user'), client: at('userClient'), admin: at('userAdmin') } as const;
export type Place = keyof typeof places;
export const importPath = '/users/import';
export const accessLogPath = '/access-log';

export const reasonsPath = '/user/:id/reasons';
export const reasonsOf = ({ id }: { readonly id: string }): string =>
  reasonsPath.replace(':id', encodeURIComponent(id));
