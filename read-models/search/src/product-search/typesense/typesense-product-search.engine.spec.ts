import { describeEngine } from '@reprise/read-kernel/testing';
import { productSearchConformance, TypesenseDouble } from '../../testing';
import { connect, type TypesenseSearch } from './connect';

const secret = 'a secret of more than thirty-two characters';
const accounts = ['0197f4a0-0000-7000-8000-0000000000aa', '0197f4a0-0000-7000-8000-0000000000bb'];

describeEngine('typesense', 'Typesense', (url) => {
  let double: TypesenseDouble | undefined;
  let typesense: TypesenseSearch;
  beforeAll(async () => {
    if (url === 'double') double = await TypesenseDouble.start();
    const server = double ?? { url, apiKey: process.env['TYPESENSE_API_KEY'] ?? '' };
    typesense = connect({ url: server.url, apiKey: server.apiKey });
  });
  afterAll(async () => {
    await typesense.close();
    await double?.stop();
  });

  productSearchConformance(url === 'double' ? 'a double of Typesense' : 'a Typesense server', async () => {
    // A server keeps what an earlier run left.
    for (const accountId of accounts) await (await typesense.index.fillBeside(accountId)).switchTo();
    return typesense.index;
  });

  it('issues keys that the engine accepts', async () => {
    const [accountId = ''] = accounts;
    const visitors = typesense.index.visitors({ secret, now: () => new Date() });
    const { token } = await visitors.grant(accountId);
    const query = { accountId, q: '', page: 1, perPage: 10 };
    expect((await visitors.search(token, query)).found).toBe(4);
  });
});
