import { SecretTampered, type SecretBox } from '@reprise/gateways';
import type { SealedField } from '@reprise/kernel/ports';
import {
  DocumentConflict,
  type Collection,
  type Document,
  type Stored,
} from '@reprise/read-kernel/documents';
import { withTextsAt } from './texts-at';

export type Box = Pick<SecretBox, 'seal' | 'open' | 'isCurrent'>;
/** Number of texts by outcome. */
export type Outcome = { readonly anew: number; readonly current: number; readonly unopened: number };
export type Sealing = {
  readonly box: Box;
  readonly fields: readonly SealedField[];
  readonly dryRun: boolean;
};

export const nothing: Outcome = { anew: 0, current: 0, unopened: 0 };
const tries = 50;

function judged({ box }: Sealing, text: string, place: string): keyof Outcome {
  try {
    return box.isCurrent(text, place) ? 'current' : 'anew';
  } catch (error) {
    if (error instanceof SecretTampered) return 'unopened';
    throw error;
  }
}

/** The re-encrypted document, with the counts. A text that no key decrypts is left unchanged. */
function resealed<T extends Document>(sealing: Sealing, document: T): { document: T; outcome: Outcome } {
  const met = { ...nothing };
  let changed: unknown = document;
  for (const { path, place } of sealing.fields) {
    const here = place(document._id);
    changed = withTextsAt(changed, path.split('.'), (text) => {
      const found = judged(sealing, text, here);
      met[found] += 1;
      return found === 'anew' ? sealing.box.seal(sealing.box.open(text, here), here) : text;
    });
  }
  return { document: changed as T, outcome: met };
}

/** One document, read again as often as somebody else writes it. @throws DocumentConflict */
async function sealOne(collection: Collection<Document>, sealing: Sealing, id: string): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await collection.get(id);
    if (!found) return nothing;
    const { document, outcome } = resealed<Stored<Document>>(sealing, found);
    if (outcome.anew === 0) return outcome;
    const { _revision, ...rest } = document;
    try {
      await collection.put(rest, _revision);
      return outcome;
    } catch (error) {
      if (!(error instanceof DocumentConflict) || attempt === tries) throw error;
    }
  }
}

/**
 * Guarded by revisions: writes of a host or a second run are never overwritten; after a conflict each document is
 * read again. @returns the outcome of each, in the same order. @throws DocumentConflict
 */
export async function sealAnew(
  collection: Collection<Document>,
  sealing: Sealing,
  page: readonly Stored<Document>[],
): Promise<readonly Outcome[]> {
  const all = page.map((read) => resealed<Stored<Document>>(sealing, read));
  const outcomes = all.map(({ outcome }) => outcome);
  const ops = all
    .filter(({ outcome }) => outcome.anew > 0)
    .map(({ document: { _revision: expected, ...document } }) => ({
      kind: 'put' as const,
      document,
      expected,
    }));
  if (sealing.dryRun || ops.length === 0) return outcomes;
  try {
    await collection.write(ops);
    return outcomes;
  } catch (error) {
    if (!(error instanceof DocumentConflict)) throw error;
    return Promise.all(page.map(({ _id }) => sealOne(collection, sealing, _id)));
  }
}
