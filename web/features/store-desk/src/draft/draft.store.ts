import { isCartExpired } from '@reprise/contracts/rules';
import { z } from 'zod';
import type { KeyValue } from '../../../../kernel/storage';
import { type Draft, draftStorageKey, storedDraftSchema } from './draft.types';

type Drafts = Readonly<Record<string, z.infer<typeof storedDraftSchema>>>;

const now = (): string => new Date().toISOString();

/** What is unreadable or older than a dashboard cart (one day, customer journey §9) is discarded. */
function readDrafts(storage: KeyValue): Drafts {
  const kept = z.record(z.string(), z.unknown()).safeParse(storage.read(draftStorageKey)).data ?? {};
  const read = Object.entries(kept).flatMap(([id, value]) => {
    const { data } = storedDraftSchema.safeParse(value);
    return data && !isCartExpired(data.storedAt, now(), 'dashboard') ? [[id, data] as const] : [];
  });
  return Object.fromEntries(read);
}

function writeDrafts(storage: KeyValue, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) storage.remove(draftStorageKey);
  else storage.write(draftStorageKey, drafts);
}

const without = (drafts: Drafts, id: unknown): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== id));

/**
 * The draft of this tab; in a new tab the newest one, which may be that of a tab that was closed. It becomes this tab's
 * own with its first change.
 */
export function firstDraft(storage: KeyValue, tab: KeyValue): Draft | undefined {
  const drafts = readDrafts(storage);
  writeDrafts(storage, drafts);
  const own = drafts[String(tab.read(draftStorageKey))];
  const [newest] = Object.values(drafts).sort((one, other) => other.storedAt.localeCompare(one.storedAt));
  return (own ?? newest)?.draft;
}

/** Beside those of other tabs, in place of what this one had. */
export function keepDraft(storage: KeyValue, tab: KeyValue, draft: Draft): void {
  const others = without(readDrafts(storage), tab.read(draftStorageKey));
  writeDrafts(storage, { ...others, [draft.id]: { storedAt: now(), draft } });
  tab.write(draftStorageKey, draft.id);
}

export function dropDraft(storage: KeyValue, tab: KeyValue, id: string): void {
  writeDrafts(storage, without(readDrafts(storage), id));
  tab.remove(draftStorageKey);
}
