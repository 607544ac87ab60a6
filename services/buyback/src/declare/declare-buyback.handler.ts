import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { shownProduct, type CreatedBuyback, type ProductSnapshot } from '@reprise/contracts/buyback';
import { labelExpected, openingStatus } from '@reprise/contracts/rules';
import type { CommandMeta, Position } from '@reprise/kernel';
import { CUSTOMERS, LINKS, type Customers, type Links } from '@reprise/kernel/ports';
import { BuybackLifecycle } from '../lifecycle';
import { buybackIdOf } from './buyback-id.rules';
import { DeclarationReader } from './declaration.reader';
import type { Declaration } from './declaration.types';

/** As a confirmation names it. */
function named(product: ProductSnapshot) {
  const { productLabel, productLabelTranslations, productImage, productDrawing } = shownProduct(product);
  return {
    productLabel,
    ...(productLabelTranslations && { productLabelTranslations }),
    ...(productImage && { productImage }),
    ...(productDrawing && { productDrawing }),
  };
}

export type Declared = { readonly created: CreatedBuyback; readonly position: Position };

export class DeclareBuyback extends Command<Declared> {
  constructor(
    readonly declaration: Declaration,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(DeclareBuyback)
export class DeclareBuybackHandler implements ICommandHandler<DeclareBuyback> {
  constructor(
    private readonly declarations: DeclarationReader,
    private readonly buybacks: BuybackLifecycle,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  async execute({ declaration, meta }: DeclareBuyback): Promise<Declared> {
    const { command, customer } = await this.declarations.gather(declaration, meta);
    // Encrypted before the event refers to it.
    if (customer) await this.customers.store(meta, customer);
    const id = buybackIdOf(meta.commandId);
    const { events, position } = await this.buybacks.run(id, command, meta);
    // A repeated command gets what the first one wrote, including the number.
    const [first] = events;
    const opening = first?.type === 'BuybackDeclared' ? first.data : command.data.opening;
    return {
      position,
      created: {
        id,
        identificationNumber: opening.identificationNumber,
        status: openingStatus(opening.circuit),
        circuit: opening.circuit,
        ...named(opening.product),
        currency: opening.price.currency,
        price: opening.price.total,
        ...(opening.priceLock ? { priceLock: opening.priceLock } : {}),
        labelExpected: labelExpected(opening.circuit),
        token: this.links.tokenFor(meta.accountId, id),
      },
    };
  }
}
