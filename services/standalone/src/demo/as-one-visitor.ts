import type { DemoClient } from './demo-client';
import type { DemoStores } from './demo-stores';

/** The next start continues as the same visitor, so that nothing is declared twice. */
export async function asOneVisitor(
  { marks }: DemoStores,
  client: DemoClient,
  visitor: string,
  seed: (client: DemoClient) => Promise<void>,
): Promise<void> {
  const token = await client.visitAgain((await marks.get(visitor))?.token);
  await marks.put({ _id: visitor, token });
  await seed(client);
  await marks.delete(visitor);
}
