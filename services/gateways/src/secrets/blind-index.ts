import { createHmac } from 'node:crypto';
import { foldedName, type FinderKey, type PersonKey } from '@reprise/contracts/rules';
import type { CustomerContact, SealedField } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import { newKey, type SecretBox } from './secret-box';

type KeyDocument = {
  readonly _id: string;
  readonly wrapped: string;
  /** Whether those who were there before the index are in it. */
  readonly complete?: boolean;
};
/** What a customer is found by: no part of it can be read back, and two accounts never have the same. */
export type FindTokens = Readonly<Partial<Record<PersonKey, string>>>;

const customerFindKeysCollection = { name: 'customer_find_keys' };
const placeOf = (accountId: string) => `find-key/${accountId}`;
export const sealedFindKeys: readonly SealedField[] = [
  { collection: customerFindKeysCollection, path: 'wrapped', place: placeOf },
];

const keysOf = ({ email, phone, lastName }: CustomerContact): readonly FinderKey<PersonKey>[] => [
  ...(email ? [{ by: 'email' as const, value: email.trim().toLowerCase() }] : []),
  ...(phone ? [{ by: 'phone' as const, value: phone }] : []),
  ...(lastName ? [{ by: 'last-name' as const, value: foldedName(lastName) }] : []),
];

/** Finds people by a whole value without storing it readable: an HMAC under a key of their account (ADR 38). */
export class BlindIndex {
  private readonly keys: Collection<KeyDocument>;
  private readonly opened = new Map<string, Buffer>();

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly master: SecretBox,
  ) {
    this.keys = documents.collection<KeyDocument>(customerFindKeysCollection);
  }

  async tokens(accountId: string, contact: CustomerContact): Promise<FindTokens> {
    const key = await this.keyOf(accountId);
    return Object.fromEntries(keysOf(contact).map((asked) => [asked.by, tokenOf(key, asked)]));
  }

  async token(accountId: string, asked: FinderKey<PersonKey>): Promise<string> {
    return tokenOf(await this.keyOf(accountId), asked);
  }

  /** Enters those who came before the index, once for each account. */
  async completed(accountId: string, enterAll: () => Promise<void>): Promise<void> {
    await this.keyOf(accountId);
    const held = await this.keys.get(accountId);
    if (!held || held.complete) return;
    await enterAll();
    const { _revision, ...key } = held;
    await this.keys.put({ ...key, complete: true }, _revision).catch(ignoreRepeat);
  }

  private async keyOf(accountId: string): Promise<Buffer> {
    const known = this.opened.get(accountId);
    if (known) return known;
    const held = (await this.keys.get(accountId)) ?? (await this.created(accountId));
    const key = Buffer.from(this.master.open(held.wrapped, placeOf(accountId)), 'base64');
    this.opened.set(accountId, key);
    return key;
  }

  /** Of two processes that create it at once, one wins. */
  private async created(accountId: string): Promise<KeyDocument> {
    const key = { _id: accountId, wrapped: this.master.wrapKey(newKey(), placeOf(accountId)) };
    await this.keys.put(key, -1).catch(ignoreRepeat);
    return (await this.keys.get(accountId)) ?? key;
  }
}

const tokenOf = (key: Buffer, { by, value }: FinderKey<PersonKey>): string =>
  createHmac('sha256', key).update(`${by}\0${value}`).digest('base64url').slice(0, 22);

function ignoreRepeat(error: unknown): void {
  if (!(error instanceof DocumentConflict)) throw error;
}
