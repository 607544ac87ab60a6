import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignCollections, owners } from './collections';
import { sourceFiles } from './sources';

const root = join(__dirname, '../../..');
const services = sourceFiles(root).filter(
  (file) => /^(services|read-models)\//.test(file) && !/\.spec\.ts$|\/testing\//.test(file),
);

describe('the collections of documents', () => {
  it('are opened only by the package that owns them', () => {
    const found = services.flatMap((file) =>
      foreignCollections(file, readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(services.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });

  it.each([
    ['by its name', "documents.collection({ name: 'accounts' });"],
    ['by a constant', "const spec = { name: 'credentials' };\nthis.documents.collection<Credential>(spec);"],
    [
      'by another package’s constant',
      "import { carts } from '@reprise/buyback';\ndocuments.collection(carts);",
    ],
    ['by a name that is put together', 'documents.collection({ name: collectionName(stocks.name) });'],
  ])('would be noticed if opened elsewhere %s', (_how, source) => {
    expect(foreignCollections('services/catalogue/src/x.ts', source)).toHaveLength(1);
  });

  it.each([
    ['its own by name', "documents.collection({ name: 'carts' });"],
    ['its own by a constant of its own', "import { carts } from './cart';\ndocuments.collection(carts);"],
    ['its resource’s by the contract', 'documents.collection(contractSpec(products));'],
    ['a read model', 'this.readModels.collection(buybackList);'],
  ])('may be opened by their owner %s', (_what, source) => {
    expect(foreignCollections('services/buyback/src/x.ts', source)).toEqual([]);
  });

  it('have existing owners', () => {
    const opened = services.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    expect(Object.keys(owners).filter((name) => !opened.includes(`'${name}'`))).toEqual([]);
  });
});
