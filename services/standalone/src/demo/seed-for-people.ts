import { asOneVisitor } from './as-one-visitor';
import type { DemoClient } from './demo-client';
import type { DemoStores } from './demo-stores';
import { isSeeded, seedDemonstration } from './seed-demo';
import { seedWorkshop } from './seed-workshop';

/** The workshop of a demonstration that is being made; gone once it is at work. */
export const workshopToCome = 'demonstration-workshop-to-come';

/**
 * The demonstration with a workshop at work, for people who look around; specs bring items of their own. A folder of
 * an earlier version keeps the files that it has.
 */
export async function seedForPeople(
  stores: DemoStores,
  client: DemoClient,
  progress: (text: string) => void,
): Promise<void> {
  const { marks } = stores;
  if (!(await isSeeded(stores))) await marks.put({ _id: workshopToCome });
  await seedDemonstration(stores, client, progress);
  if (!(await marks.get(workshopToCome))) return;
  progress('Putting a few products to work …');
  await asOneVisitor(stores, client, 'demonstration-workshop', seedWorkshop);
  await marks.delete(workshopToCome);
}
