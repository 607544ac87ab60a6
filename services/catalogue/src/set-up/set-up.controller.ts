import { Controller, Inject } from '@nestjs/common';
import { readSetUp, type SetUp } from '@reprise/contracts/catalogue';
import { addressFields } from '@reprise/contracts/organisation';
import { productStates } from '@reprise/contracts/rules';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { collectionSpec } from '@reprise/kernel/resource';
import type { Document, Documents, Scalar } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { readAccountConfiguration } from '../diagnostic/account-configuration.reader';
import { productsDefinition } from '../products/products.resource';
import { questionsDefinition } from '../products/questions.resource';
import { setUpOf } from './set-up.rules';

const priced = { $gt: 0 } as const;
const openStore = { type: 'store', status: 'active' } as const;
const withoutAddress = addressFields.map((field) => ({ [field]: { $in: [null, ''] } }));
const counted = (counts: readonly (readonly [Scalar, number])[]): ReadonlyMap<string, number> =>
  new Map(counts.map(([id, count]) => [String(id), count]));

/** What an account lacks: read anew each time, so that who has just added it no longer reads of it. */
@Controller()
export class SetUpController {
  private readonly read: CatalogueDocuments;

  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {
    this.read = catalogueDocuments(documents);
  }

  @Endpoint(readSetUp)
  async setUp(@Input() { scope: { accountId } }: InputOf<typeof readSetUp>): Promise<SetUp> {
    const account = await this.read.accounts.read(accountId);
    if (account?.isRetailer === false) return { lacks: [] };
    const [configuration, stores, unaddressed, published, questions, hasPrice] = await Promise.all([
      readAccountConfiguration(this.read, accountId),
      this.read.organisations.count(accountId, openStore),
      this.read.organisations.find(accountId, { ...openStore, $or: withoutAddress }),
      this.published(accountId),
      this.questions(accountId),
      this.hasPrice(accountId),
    ]);
    return setUpOf({
      ...{ configuration, accountId, published, questions, hasPrice },
      hasStore: stores > 0,
      unaddressedStores: unaddressed.map(({ commonName }) => commonName),
      hasPayingAccount: account?.paymentIssuer === 'buyer' || account?.payingAccount !== undefined,
    });
  }

  private async published(accountId: string): Promise<ReadonlyMap<string, number>> {
    const products = this.documents.collection<Document>(collectionSpec(productsDefinition));
    return counted(await products.countBy('categoryId', { accountId, status: 'published', _removed: null }));
  }

  private async questions(accountId: string): Promise<ReadonlyMap<string, number>> {
    const questions = this.documents.collection<Document>(collectionSpec(questionsDefinition));
    return counted(await questions.countBy('categoryId', { accountId, _removed: null }));
  }

  /** Most products have a price of grade A, which has an index; the others have one of another state. */
  private async hasPrice(accountId: string): Promise<boolean> {
    for (const state of new Set(['grade_a', ...productStates])) {
      const filter = { status: 'published', [`buybackPrice.${state}`]: priced };
      const [found] = await this.read.products.find(accountId, filter, { limit: 1 });
      if (found) return true;
    }
    return false;
  }
}
