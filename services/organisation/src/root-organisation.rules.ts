import { organisationSchema, type Account } from '@reprise/contracts/organisation';
import { deriveId, type CommandMeta } from '@reprise/kernel';

/** The root of a new account's tree is called like the account, until somebody says more of it. */
export const rootOf = ({ name, companyCountry }: Pick<Account, 'name' | 'companyCountry'>) =>
  organisationSchema.parse({ type: 'root_management_unit', commonName: name, country: companyCountry });

/** Its id is the account's own affair, so that whoever makes it makes one. */
export function rootMeta(accountId: string, { actor, correlationId, commandId }: CommandMeta): CommandMeta {
  const id = deriveId('root-organisation', accountId);
  return { commandId: id, accountId, actor, correlationId, causationId: commandId };
}
