import { passwordSchema } from '@reprise/contracts/identity';
import { platform } from '@reprise/contracts/organisation';
import { uuidv7, type CommandMeta } from '@reprise/kernel';
import type { DemoStores } from './demo/demo-stores';

export type NewAdministrator = {
  readonly email: string;
  readonly account: string;
  readonly password: string;
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  /** Address of the account's public site. */
  readonly url?: string | undefined;
};
type Stores = Pick<
  DemoStores,
  'accounts' | 'accountProvisioner' | 'organisations' | 'users' | 'passwords' | 'parse'
>;

const programMeta = (accountId: string, commandId: string = uuidv7()): CommandMeta => ({
  commandId,
  accountId,
  actor: { userId: 'create-admin', role: 'program' },
  correlationId: commandId,
});

async function accountNamed(stores: Stores, { account, url }: NewAdministrator): Promise<string> {
  const [known] = await stores.accounts.collection.find({ name: account }, { limit: 1 });
  if (known) return known._id;
  const id = uuidv7();
  const body = stores.parse.account({ name: account, ...(url ? { whiteLabelUrl: url } : {}) });
  return (await stores.accountProvisioner.open(body, programMeta(id, id))).id;
}

async function rootOf(stores: Stores, accountId: string, commonName: string): Promise<string> {
  const root = { type: 'root_management_unit' };
  const [known] = await stores.organisations.find(accountId, root, 1);
  const body = { ...root, commonName, geocodedByUser: false, status: 'active' };
  return (known ?? (await stores.organisations.create(body as never, programMeta(accountId)))).id;
}

/**
 * The first administrator of an installation without demonstration: account and root organisation where they are
 * missing, then a super_admin of the platform, who begins in that account. A run that was cut short is finished by the next one.
 * @throws RangeError for a password that breaks the rules; Refusal `email-already-used`, ZodError.
 */
export async function createAdministrator(stores: Stores, wanted: NewAdministrator): Promise<string> {
  if (!passwordSchema.safeParse(wanted.password).success)
    throw new RangeError(
      'The password needs 8 characters with a lower-case letter, an upper-case letter and a digit.',
    );
  const accountId = await accountNamed(stores, wanted);
  const rootId = await rootOf(stores, accountId, wanted.account);
  const { email, firstname = 'Super', lastname = 'Admin' } = wanted;
  const body = stores.parse.user({ email, firstname, lastname, modules: { no_module: 'super_admin' } });
  const user = await stores.users.create(body, programMeta(platform));
  await stores.passwords.set(user.id, wanted.password);
  await stores.passwords.worksIn(user.id, rootId);
  return user.id;
}
