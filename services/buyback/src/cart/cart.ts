import { Inject, Injectable } from '@nestjs/common';
import type { CartBody, CreatedBuyback } from '@reprise/contracts/buyback';
import { diagnose, diagnosticReaderToken, type DiagnosticReader } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { missingAmount } from '@reprise/contracts/rules';
import { deriveId, type CommandMeta, type Position } from '@reprise/kernel';
import { DOCUMENTS, type Session } from '@reprise/kernel/http';
import { DocumentConflict, type Collection, type Documents, type Stored } from '@reprise/read-kernel';
import { chosenOptions } from '../declare/choose';
import { Declarer, type Declaration } from '../declare/declarer';
import { SECRETS, type SealedField, type Secrets } from '@reprise/kernel/ports';

type CartDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  /** The body holds a customer's data, so it lies sealed. */
  readonly sealed: string;
  readonly validated: boolean;
  /** What the validation answered, sealed as well; a second one answers the same. */
  readonly answer?: string;
};
type Answer = { readonly buybacks: CreatedBuyback[]; readonly position: Position };
export const cartsCollection = { name: 'carts', indexes: [{ fields: ['accountId'] }] };
const placeOf = (id: string): string => `cart/${id}`;
const answerOf = (id: string): string => `cart/${id}/answer`;
const tries = 5;

export const sealedCarts: readonly SealedField[] = [
  { collection: cartsCollection, path: 'sealed', place: placeOf },
  { collection: cartsCollection, path: 'answer', place: answerOf },
];

/** Carts at checkout. Validating one declares one buyback a line; the lines' ids make a second call a repeat. */
@Injectable()
export class Carts {
  private readonly carts: Collection<CartDocument>;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(diagnosticReaderToken) private readonly diagnostics: DiagnosticReader,
    private readonly declarer: Declarer,
  ) {
    this.carts = documents.collection<CartDocument>(cartsCollection);
  }

  async save(
    session: Session,
    id: string,
    body: CartBody,
  ): Promise<{ id: string; total: number; missingToMinimum: number }> {
    const known = await this.carts.get(id);
    if (known && (known.accountId !== session.accountId || known.userId !== session.userId))
      throw new Refusal('not-found');
    if (known?.validated) throw new Refusal('cart-already-validated');
    const { total, minimum } = await this.priced(session.accountId, body);
    await this.carts.put({
      _id: id,
      accountId: session.accountId,
      userId: session.userId,
      sealed: this.secrets.seal(JSON.stringify(body), placeOf(id)),
      validated: false,
    });
    return { id, total, missingToMinimum: missingAmount(total, minimum) };
  }

  /** @throws Refusal `not-found`, and whatever a declaration may refuse; nothing is declared unless every line may be. */
  async validate(session: Session, id: string, meta: CommandMeta): Promise<Answer> {
    const cart = await this.carts.get(id);
    if (!cart || cart.accountId !== session.accountId || cart.userId !== session.userId)
      throw new Refusal('not-found');
    if (cart.answer) return JSON.parse(this.secrets.open(cart.answer, answerOf(id))) as Answer;
    const body = JSON.parse(this.secrets.open(cart.sealed, placeOf(id))) as CartBody;
    const { total } = await this.priced(session.accountId, body);
    const lines = body.lines.map((line) => declarationOf(id, body, line, total, meta));
    for (const [declaration, lineMeta] of lines) await this.declarer.check(declaration, lineMeta);
    const buybacks: CreatedBuyback[] = [];
    let position: Position = '';
    for (const [declaration, lineMeta] of lines) {
      const declared = await this.declarer.declare(declaration, lineMeta);
      buybacks.push(declared.created);
      position = declared.position;
    }
    await this.keepAnswer(cart, { buybacks, position });
    return { buybacks, position };
  }

  private async keepAnswer(cart: Stored<CartDocument>, given: Answer): Promise<void> {
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
   * Two validations at once declared the same buybacks, and one of them kept the answer; a cart that was saved anew is
   * another; one that was only sealed anew is the same.
   */
  private asks(found: CartDocument, cart: CartDocument): boolean {
    const bodyOf = ({ _id, sealed }: CartDocument): string => this.secrets.open(sealed, placeOf(_id));
    return !found.validated && bodyOf(found) === bodyOf(cart);
  }

  /** Every line priced before the first is declared, so that a fault in the last leaves nothing behind. */
  private async priced(accountId: string, body: CartBody): Promise<{ total: number; minimum: number }> {
    const channel = body.storeId ? 'store' : 'web';
    const lines = await Promise.all(
      body.lines.map(async (line) => {
        const file = await this.diagnostics.read({ accountId, productId: line.productId, channel });
        if (body.lines.length > file.settings.maxNbOfItems) throw new Refusal('cart-full');
        const diagnosis = diagnose(file, line.answers, chosenOptions(file, line));
        return { total: diagnosis.priced.total, minimum: file.settings.cartMinValue };
      }),
    );
    return {
      total: lines.reduce((sum, { total }) => sum + total, 0),
      minimum: Math.max(0, ...lines.map(({ minimum }) => minimum)),
    };
  }
}

/** A line as a declaration of its own; its command's id makes a second one a repeat. */
function declarationOf(
  cartId: string,
  body: CartBody,
  line: CartBody['lines'][number],
  cartTotal: number,
  meta: CommandMeta,
): [Declaration, CommandMeta] {
  const { inCartId, ...product } = line;
  const { customer, identification, termsAccepted, locale, storeId } = body;
  const declaration = {
    ...product,
    channel: storeId ? ('store' as const) : ('web' as const),
    ...{ customer, termsAccepted, locale, cartId, cartTotal },
    ...(identification ? { identification } : {}),
    ...(storeId ? { storeId } : {}),
  };
  return [declaration, { ...meta, commandId: deriveId('cart-line', cartId, inCartId) }];
}
