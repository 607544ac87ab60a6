import { createHmac, randomBytes } from 'node:crypto';
import { DoubleRefusal, malformed, notFound, unauthorised } from './double-refusal';

type Key = {
  readonly id: number;
  readonly value: string;
  readonly description: string;
  readonly actions: readonly string[];
  readonly collections: readonly string[];
  readonly expires_at: number;
};
const digestLength = 44;
const prefixLength = 4;
const farFuture = 64_723_363_199;

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
    ? value
    : undefined;

/** Keys with their actions and collections, and keys that visitors derive from a search-only one. */
export class DoubleKeys {
  private readonly keys = new Map<string, Key>();
  private next = 0;

  constructor(
    private readonly bootstrap: string,
    private readonly now: () => Date,
  ) {}

  create(body: Readonly<Record<string, unknown>>): Key {
    const { description, value = randomBytes(16).toString('hex'), expires_at: ends = farFuture } = body;
    const [actions, collections] = [texts(body['actions']), texts(body['collections'])];
    if (typeof description !== 'string') throw malformed('Could not find a `description` key.');
    if (!actions) throw malformed('Wrong format for `actions`. It should be an array of string.');
    if (!collections) throw malformed('Wrong format for `collections`. It should be an array of string.');
    if (typeof value !== 'string') throw malformed('Key value must be a string.');
    if (this.keys.has(value) || value === this.bootstrap)
      throw new DoubleRefusal(409, 'API key generation conflict.');
    const key = { id: this.next++, value, description, actions, collections, expires_at: Number(ends) };
    this.keys.set(value, key);
    return key;
  }

  /** Values are shown only at creation. */
  list() {
    return [...this.keys.values()].map(({ value, ...key }) => ({
      ...key,
      value_prefix: value.slice(0, prefixLength),
    }));
  }

  delete(id: number): { id: number } {
    const found = [...this.keys.values()].find((key) => key.id === id);
    if (!found) throw notFound();
    this.keys.delete(found.value);
    return { id };
  }

  /**
   * @returns the parameters contained in the key; none for a plain key.
   * @throws DoubleRefusal 401 if the key does not allow it.
   */
  allow(given: string, action: string, collection: string): Readonly<Record<string, unknown>> {
    if (given === this.bootstrap) return {};
    const plain = this.keys.get(given);
    if (plain) {
      if (!this.fits(plain, action, collection)) throw unauthorised();
      return {};
    }
    return this.scoped(given, action, collection);
  }

  private scoped(given: string, action: string, collection: string): Readonly<Record<string, unknown>> {
    const text = Buffer.from(given, 'base64').toString();
    const digest = text.slice(0, digestLength);
    const prefix = text.slice(digestLength, digestLength + prefixLength);
    const carried = text.slice(digestLength + prefixLength);
    for (const key of this.keys.values()) {
      const searchOnly = key.actions.length === 1 && key.actions[0] === 'documents:search';
      if (!key.value.startsWith(prefix) || !searchOnly || !this.fits(key, action, collection)) continue;
      if (createHmac('sha256', key.value).update(carried).digest('base64') !== digest) continue;
      const parameters = JSON.parse(carried) as Readonly<Record<string, unknown>>;
      if (Number(parameters['expires_at'] ?? farFuture) >= this.seconds()) return parameters;
    }
    throw unauthorised();
  }

  private fits(key: Key, action: string, collection: string): boolean {
    const [resource = ''] = action.split(':');
    const acts = key.actions.some((each) => each === '*' || each === action || each === `${resource}:*`);
    const reaches = key.collections.some(
      (each) => each === '*' || each === collection || new RegExp(`^(?:${each})$`).test(collection),
    );
    return acts && reaches && key.expires_at >= this.seconds();
  }

  private seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}
