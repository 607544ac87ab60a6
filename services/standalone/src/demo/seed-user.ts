import type { CommandMeta } from '@reprise/kernel';
import type { DemoUser } from './demo-people';
import type { DemoStores } from './demo-stores';

/** The same for all users of the demonstration; printed at startup. */
export const demoPassword = 'Reprise2026';

export async function seedUser(stores: DemoStores, { body }: DemoUser, meta: CommandMeta): Promise<string> {
  const { id } = await stores.users.create(stores.parse.user(body), meta);
  await stores.passwords.set(id, demoPassword);
  return id;
}
