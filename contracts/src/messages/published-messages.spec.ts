import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, type PublishedMessage } from './breaches';
import { currentPromises } from './promises';

const folder = join(__dirname, '../../catalog/published');
const published = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PublishedMessage,
);
type Fields = { properties: Record<string, { properties?: object; required?: readonly string[] }> };
const dataOf = ({ schema }: PublishedMessage) => (schema as Fields).properties['data'];

describe('what was promised to partners', () => {
  it('is kept by the messages sent now', () => {
    expect(breachesOf(published, currentPromises())).toEqual([]);
  });

  it('covers every message sent now', () => {
    const promised = published.map(({ name }) => name);
    expect(promised).toEqual(expect.arrayContaining(currentPromises().map(({ name }) => name)));
  });

  it.each(published.map((message) => [message.name, message] as const))(
    'would be broken by removing a field of %s',
    (_name, message) => {
      for (const field of Object.keys(dataOf(message)?.properties ?? {})) {
        const changed = structuredClone(message);
        Reflect.deleteProperty(dataOf(changed)?.properties ?? {}, field);
        expect(breachesOf([message], [changed])).toMatchObject([
          { message: message.name, path: `/data/${field}`, kind: 'field-removed' },
        ]);
      }
    },
  );
});
