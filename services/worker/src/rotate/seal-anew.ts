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
/** Texts of a document, by what became of them. */
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

/** The document as it should be, with what was met in it. A text that no key opens stays as it is. */
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

/** Guarded by the revision: a host, or a second run, that writes meanwhile is never overwritten. @throws DocumentConflict */
export async function sealAnew(
  collection: Collection<Document>,
  sealing: Sealing,
  read: Stored<Document>,
): Promise<Outcome> {
  let found: Stored<Document> | undefined = read;
  for (let attempt = 1; found; attempt += 1) {
    const { document, outcome } = resealed<Stored<Document>>(sealing, found);
    if (sealing.dryRun || outcome.anew === 0) return outcome;
    const { _revision, ...rest } = document;
    try {
      await collection.put(rest, _revision);
      return outcome;
    } catch (error) {
      if (!(error instanceof DocumentConflict) || attempt === tries) throw error;
      found = await collection.get(read._id);
    }
  }
  return nothing;
}
