import { asOneVisitor } from './as-one-visitor';
import type { DemoClient } from './demo-client';
import type { DemoStores } from './demo-stores';
import { seedDemonstration } from './seed-demo';
import { seedWorkshop } from './seed-workshop';

const marker = 'demonstration-at-work';

/** The demonstration with a workshop at work, for people who look around; specs bring items of their own. */
export async function seedForPeople(
  stores: DemoStores,
  client: DemoClient,
  progress: (text: string) => void,
): Promise<void> {
  await seedDemonstration(stores, client, progress);
  if (await stores.marks.get(marker)) return;
  progress('Putting a few products to work …');
  await asOneVisitor(stores, client, 'demonstration-workshop', seedWorkshop);
  await stores.marks.put({ _id: marker });
}
