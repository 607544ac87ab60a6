import { parse } from 'csv-parse/sync';
import { eventually } from '@reprise/kernel/testing';
import type { Asker, Product } from './running-product';

const headers = { accept: 'application/json' };
type Line = Readonly<Record<string, string>>;

/** Exports of the list at a path, asked for until they have a file. */
export function exportingOf(product: Product, list: string) {
  const ask = (method: 'GET' | 'POST', path: string, as: Asker) =>
    product.ask(method, path, { as, headers, ...(method === 'POST' && { body: {} }) });
  const start = (query: string, as: Asker) => ask('POST', `${list}/exports${query}`, as);
  const exported = async (query: string, as: Asker) => {
    const started = await start(query, as);
    expect(started.status).toBe(201);
    const done = await eventually(async () => {
      const { body } = await ask('GET', `${list}/exports/${started.body.id}`, as);
      return body.url ? body : undefined;
    });
    const path = String(done.url).replace('/api', '');
    const file = await product.ask('GET', path, { as });
    const lines: Line[] = parse(file.text, { columns: true, bom: true, delimiter: ';' });
    return { done, path, file, lines };
  };
  /** The codes that the list shows, in their order. */
  const shown = async (query: string, as: Asker): Promise<string[]> =>
    ((await ask('GET', `${list}?pagination=false${query}`, as)).body as { identificationNumber: string }[])
      .map(({ identificationNumber }) => identificationNumber)
      .sort();
  return { ask, start, exported, shown };
}

/** The codes that a file holds, in their order. */
export const codesOf = (lines: readonly Line[]) => lines.map(({ Code }) => Code).sort();
