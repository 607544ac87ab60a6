import type { SealedField } from '@reprise/kernel/ports';
import { idPages, type Collection, type Document, type Documents } from '@reprise/read-kernel/documents';
import { nothing, sealAnew, type Box, type Outcome, type Sealing } from './seal-anew';

const pageSize = 200;
const mostNamed = 20;

export type Rotation = {
  readonly documents: Pick<Documents, 'collection'>;
  readonly box: Box;
  readonly fields: readonly SealedField[];
  readonly say: (line: string) => void;
  /** Counts without writing. */
  readonly dryRun?: boolean;
};

const sum = (one: Outcome, two: Outcome): Outcome => ({
  anew: one.anew + two.anew,
  current: one.current + two.current,
  unopened: one.unopened + two.unopened,
});

async function rotateCollection(
  collection: Collection<Document>,
  sealing: Sealing,
  unopened: (id: string) => void,
): Promise<Outcome> {
  let outcome = nothing;
  // What hosts write behind the current page is already encrypted with the current key.
  for await (const page of idPages((...asked) => collection.find(...asked), { limit: pageSize })) {
    const outcomes = await sealAnew(collection, sealing, page);
    page.forEach(({ _id }, at) => outcomes[at]?.unopened && unopened(_id));
    outcome = outcomes.reduce(sum, outcome);
  }
  return outcome;
}

const lineOf = (name: string, { anew, current, unopened }: Outcome, dryRun: boolean): string =>
  `${name.padEnd(20)} ${anew} ${dryRun ? 'to re-encrypt' : 're-encrypted'}, ${current} current, ${unopened} could not be decrypted`;

/**
 * Re-encrypts data that was encrypted with other keys. It resumes when run again, several runs at once do no harm,
 * and hosts keep running. Text that no key decrypts is listed and left alone. @returns the counts of all texts.
 */
export async function rotateMasterKey({
  documents,
  box,
  fields,
  say,
  dryRun = false,
}: Rotation): Promise<Outcome> {
  const byMaster = fields.filter(({ byDataKey }) => !byDataKey);
  let total = nothing;
  for (const name of new Set(byMaster.map(({ collection }) => collection.name))) {
    const own = byMaster.filter(({ collection }) => collection.name === name);
    const [first] = own;
    if (!first) continue;
    const unopened: string[] = [];
    const collection = documents.collection<Document>(first.collection);
    const outcome = await rotateCollection(collection, { box, fields: own, dryRun }, (id) =>
      unopened.push(id),
    );
    say(lineOf(name, outcome, dryRun));
    for (const id of unopened.slice(0, mostNamed)) say(`    cannot be decrypted: ${name}/${id}`);
    if (unopened.length > mostNamed) say(`    and ${unopened.length - mostNamed} more`);
    total = sum(total, outcome);
  }
  return total;
}
