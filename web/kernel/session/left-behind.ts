import { z } from 'zod';
import { storageKeys, tabStorage } from '../storage';

const valuesSchema = z.record(z.string(), z.unknown());
const leftSchema = z.object({
  by: z.string(),
  at: z.string(),
  base: valuesSchema,
  values: valuesSchema,
  secrets: z.array(z.string()),
});
/** Typed, and not saved: by whom, on which page, over which version of the record, and which of it are secrets. */
export type Left = z.infer<typeof leftSchema>;

const carriedSchema = z.object({ until: z.number(), left: leftSchema });
/** Longer than anybody takes to log in at a provider, in milliseconds. */
const onTheWay = 15 * 60_000;

/** In memory alone: a form may hold what must not stay in a shared browser. */
const inMemory = new WeakMap<object, Left>();

export const leaveBehind = (store: object, left: Left): void => void inMemory.set(store, left);

const carriedHere = () => carriedSchema.safeParse(tabStorage.read(storageKeys.left)).data;

export function leftBehind(store: object): Left | undefined {
  const carried = carriedHere();
  return inMemory.get(store) ?? (carried && carried.until > Date.now() ? carried.left : undefined);
}

export function forgetLeft(store: object): void {
  inMemory.delete(store);
  tabStorage.remove(storageKeys.left);
}

/**
 * Whoever logs in at an identity provider leaves this page, and its memory with it: what he typed waits in this tab
 * until he is back, for a quarter of an hour, and without secrets.
 */
export function carryLeft(store: object): void {
  const left = inMemory.get(store);
  if (!left) return;
  const open = Object.entries(left.values).filter(([name]) => !left.secrets.includes(name));
  const known = Object.entries(left.base).filter(([name]) => left.secrets.includes(name));
  const values = Object.fromEntries([...open, ...known]);
  tabStorage.write(storageKeys.left, { until: Date.now() + onTheWay, left: { ...left, values } });
}

/** Somebody has logged in, or out: what another was on the way back to is gone from this tab. */
export function dropCarried(exceptOf?: string): void {
  if (carriedHere()?.left.by !== exceptOf) tabStorage.remove(storageKeys.left);
}
