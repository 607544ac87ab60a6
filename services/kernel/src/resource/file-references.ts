import {
  fileKeyIn,
  filesIn,
  valuesAt,
  type FilePlace,
  type ResourceContract,
} from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Uploads } from '../files/uploads.store';
import { violation } from '../http/violations';

/** The files that the documents of one resource name. */
export class FileReferences {
  private readonly places: readonly FilePlace[];

  constructor(
    { schema }: Pick<ResourceContract, 'schema'>,
    private readonly uploads: Uploads,
  ) {
    this.places = filesIn(schema);
  }

  /**
   * Only new files are checked: a document keeps what it was given before files were uploaded.
   * @throws Refusal `invalid-request`, with every field that names no file uploaded for it.
   */
  async check(after: object, before: object = {}): Promise<void> {
    const wrong = await Promise.all(this.places.map((place) => this.wrong(place, after, before)));
    const paths = wrong.flat();
    if (paths.length === 0) return;
    throw new Refusal(
      'invalid-request',
      {},
      paths.map((path) => violation([path], 'file-not-uploaded')),
    );
  }

  private async wrong({ path, kind }: FilePlace, after: object, before: object): Promise<readonly string[]> {
    const known = new Set(valuesAt(before, path).map(({ value }) => value));
    const named = valuesAt(after, path).filter(({ value }) => !known.has(value));
    const checked = named.map(async ({ value, propertyPath }) => {
      const key = fileKeyIn(value);
      return key && (await this.uploads.use(key, kind)) ? [] : [propertyPath];
    });
    return (await Promise.all(checked)).flat();
  }
}
