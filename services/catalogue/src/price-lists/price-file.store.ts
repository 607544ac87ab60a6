import { Inject, Injectable } from '@nestjs/common';
import { namedPriceFaults } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import type { ProductPrices } from '@reprise/contracts/rules';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments, type Stored } from '../catalogue-documents.reader';
import { FileFault } from '../imports/file-fault';
import { fileLines, type FileLine } from '../imports/file-lines';
import { foundForm } from '../imports/found-form';
import { DraftLines } from './draft-lines.store';
import { headOf, pricedLine, productKeys, type PriceFileFault, type PricedLine } from './price-file.rules';

type List = { readonly id: string; readonly accountId: string };
type Product = Stored<'products'>;
type Read = { readonly line: number; readonly told: PricedLine };
const batch = 1000;

async function* linesOf(bytes: Buffer): AsyncGenerator<FileLine> {
  const read = async function* () {
    yield bytes;
  };
  yield* fileLines(read(), await foundForm(read));
}

/** Enters the lines of a CSV file into a draft; what cannot be read is left out and named. */
@Injectable()
export class PriceFile {
  private readonly catalogue: CatalogueDocuments;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    private readonly drafts: DraftLines,
  ) {
    this.catalogue = catalogueDocuments(documents);
  }

  /** @throws Refusal `import-file-refused`, `csv-columns-missing`, `price-list-…` */
  async enter(list: List, bytes: Buffer) {
    const report = { lines: 0, entered: 0, left: 0, faults: [] as { line: number; code: PriceFileFault }[] };
    const write = async (read: readonly Read[]): Promise<void> => {
      const { given, faults } = await this.resolved(list.accountId, read);
      report.lines = await this.drafts.put(list, given);
      report.entered += given.length;
      report.left += faults.length;
      report.faults.push(...faults.slice(0, namedPriceFaults - report.faults.length));
    };
    try {
      await this.walk(bytes, write);
    } catch (error) {
      if (error instanceof FileFault) throw new Refusal('import-file-refused', { reason: error.code });
      throw error;
    }
    return report;
  }

  private async walk(bytes: Buffer, write: (read: readonly Read[]) => Promise<void>): Promise<void> {
    let head: ReturnType<typeof headOf> | undefined;
    let waiting: Read[] = [];
    for await (const { line, cells } of linesOf(bytes)) {
      if (!head) head = headOf(cells);
      else waiting.push({ line, told: pricedLine(head, cells) });
      if (waiting.length < batch) continue;
      await write(waiting);
      waiting = [];
    }
    if (!head) throw new FileFault('empty');
    await write(waiting);
  }

  private async resolved(accountId: string, read: readonly Read[]) {
    const found = await this.productsOf(accountId, read);
    const given = new Map<string, { productId: string; prices: ProductPrices }>();
    const faults: { line: number; code: PriceFileFault }[] = [];
    for (const { line, told } of read) {
      const products = 'fault' in told ? [] : (found.get(`${told.key} ${told.value}`) ?? []);
      const [only, ...others] = products;
      if ('fault' in told) faults.push({ line, code: told.fault });
      else if (!only) faults.push({ line, code: 'product-unknown' });
      else if (others.length > 0) faults.push({ line, code: 'product-ambiguous' });
      else given.set(only.id, { productId: only.id, prices: told.prices });
    }
    return { given: [...given.values()], faults };
  }

  /** Of the account, by key and value. */
  private async productsOf(accountId: string, read: readonly Read[]) {
    const found = new Map<string, Product[]>();
    for (const key of productKeys) {
      const values = read.flatMap(({ told }) => ('key' in told && told.key === key ? told.value : []));
      if (values.length === 0) continue;
      const filter = { [key === 'id' ? '_id' : key]: { $in: [...new Set(values)] } };
      for (const product of await this.catalogue.products.find(accountId, filter)) {
        const named = `${key} ${String(product[key])}`;
        found.set(named, [...(found.get(named) ?? []), product]);
      }
    }
    return found;
  }
}
