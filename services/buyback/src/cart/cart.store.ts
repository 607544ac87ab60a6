import { Inject, Injectable } from '@nestjs/common';
import type { CartBody, CreatedBuyback } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import type { Position } from '@reprise/kernel';
import { DOCUMENTS, SECRETS, type SealedField, type Secrets, type Session } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents, type Stored } from '@reprise/read-kernel';

type CartDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  /** The body contains a customer's data, so it is stored encrypted. */
  readonly sealed: string;
  readonly validated: boolean;
  /** The reply to the validation, also encrypted; a second one gets the same. */
  readonly answer?: string;
};
export type CartAnswer = { readonly buybacks: CreatedBuyback[]; readonly position: Position };
/** A stored cart; `answer` is set once it was validated. */
export type Cart = {
  readonly body: CartBody;
  readonly answer?: CartAnswer;
  readonly kept: Stored<CartDocument>;
};

export const cartsCollection = { name: 'carts', indexes: [{ fields: ['accountId'] }] };
const placeOf = (id: string): string => `cart/${id}`;
const answerOf = (id: string): string => `cart/${id}/answer`;
const tries = 5;

export const sealedCarts: readonly SealedField[] = [
  { collection: cartsCollection, path: 'sealed', place: placeOf },
  { collection: cartsCollection, path: 'answer', place: answerOf },
];

/** Carts at checkout, accessible to their owners only. */
@Injectable()
export class CartStore {
  private readonly carts: Collection<CartDocument>;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {
    this.carts = documents.collection<CartDocument>(cartsCollection);
  }

  /** Undefined if it does not exist yet. @throws Refusal `not-found` for somebody else's. */
  async find({ accountId, userId }: Session, id: string): Promise<Cart | undefined> {
    const kept = await this.carts.get(id);
    if (!kept) return undefined;
    if (kept.accountId !== accountId || kept.userId !== userId) throw new Refusal('not-found');
    const { answer } = kept;
    return { body: this.bodyOf(kept), kept, ...(answer ? { answer: this.opened(id, answer) } : {}) };
  }

  async put({ accountId, userId }: Session, id: string, body: CartBody): Promise<void> {
    const sealed = this.secrets.seal(JSON.stringify(body), placeOf(id));
    await this.carts.put({ _id: id, accountId, userId, sealed, validated: false });
  }

  async keepAnswer({ kept: cart }: Cart, given: CartAnswer): Promise<void> {
    const answer = this.secrets.seal(JSON.stringify(given), answerOf(cart._id));
    let found: Stored<CartDocument> | undefined = cart;
    for (let attempt = 1; attempt <= tries && found && this.asks(found, cart); attempt += 1) {
      const { _revision, ...rest }: Stored<CartDocument> = found;
      try {
        await this.carts.put({ ...rest, validated: true, answer }, _revision);
        return;
      } catch (error) {
        if (!(error instanceof DocumentConflict)) throw error;
        found = await this.carts.get(cart._id);
      }
    }
  }

  /**
   * Two concurrent validations declared the same buybacks, and one of them stored the answer. A cart saved again is
   * another cart; one that was only re-encrypted is the same.
   */
  private asks(found: CartDocument, cart: CartDocument): boolean {
    return (
      !found.validated &&
      this.secrets.open(found.sealed, placeOf(found._id)) ===
        this.secrets.open(cart.sealed, placeOf(cart._id))
    );
  }

  private bodyOf({ _id, sealed }: CartDocument): CartBody {
    return JSON.parse(this.secrets.open(sealed, placeOf(_id))) as CartBody;
  }

  private opened(id: string, answer: string): CartAnswer {
    return JSON.parse(this.secrets.open(answer, answerOf(id))) as CartAnswer;
  }
}
