import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eventually } from '@reprise/kernel/testing';
import type { Page } from 'playwright-core';
import { apiOf } from '../support/api';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage('journey');
const lines = 4000;
const bad = lines / 10;
const head = 'id;label;brand;category;price_grade_a';
type Known = { readonly id: string; readonly label: string; readonly categoryId: string };

/** A product of the demonstration whose name changes, many new ones, and every tenth in a category that nobody has. */
function fileOf({ id, label }: Known, category: string): string {
  const added = Array.from({ length: lines - 1 }, (_, at) => {
    const place = at % 10 === 3 ? 'nowhere' : category;
    return `${randomUUID()};Téléphone ${at};Marque;${place};12,50`;
  });
  return [head, `${id};${label} (2026);Marque;${category};99,00`, ...added].join('\n');
}

/** What the demonstration sells, by the API. */
async function catalogue() {
  const api = apiOf(product.url);
  const token = await api.login('root_management_unit_manager@demo.reprise.test');
  const rows = async (path: string): Promise<unknown> => (await api.call('GET', path, token)).body;
  const [one] = (await rows('/products?status=published')) as Known[];
  const all = (await rows('/categories?pagination=false')) as { id: string; identifier: string }[];
  const category = all.find(({ id }) => id === one?.categoryId);
  if (!one || !category) throw new Error('the demonstration has no product');
  const doneOf = async (address: string): Promise<number> => {
    const { pathname, searchParams } = new URL(address);
    const [accountId] = /[0-9a-f-]{36}/.exec(pathname) ?? [];
    const { body } = await api.call(
      'GET',
      `/accounts/${accountId}/imports/${searchParams.get('import')}`,
      token,
    );
    return (body as unknown as { progress: { done: number } }).progress.done;
  };
  return { one, category: category.identifier, doneOf };
}

async function sendFile(page: Page, name: string, content: string): Promise<void> {
  await page.getByText('par identifiant', { exact: true }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
}

const count = (page: Page, kind: string) => page.locator(`[data-count="${kind}"] dd`);
const digits = (text: string): number => Number(text.replace(/\D/g, ''));

describe('an import with bad lines, killed in the middle', () => {
  it('goes on where it was; the lines that it left out are downloaded, mended and imported', async () => {
    const { one, category, doneOf } = await catalogue();
    const { page } = await colleague(product.browser, product.url, 'root_management_unit_manager');
    const { faults, screen } = journeyOf('killed-import', page);
    await page.goto(`${product.url}/dashboard/imports`);
    await page.getByRole('button', { name: 'Importer un fichier' }).first().click();
    await sendFile(page, 'telephones.csv', fileOf(one, category));
    await page.getByRole('heading', { name: 'Ce qui changerait' }).waitFor();
    expect(await page.getByRole('table').innerText()).toContain(`${one.label} (2026)`);
    await screen('difference');
    await page.getByRole('button', { name: /^Importer .* lignes$/ }).click();
    await page.getByRole('progressbar').waitFor();

    const done = await eventually(async () => (await doneOf(page.url())) || undefined);
    expect(done).toBeLessThan(lines);
    await product.killAndStart();
    const again = page.getByRole('button', { name: 'Importer un autre fichier' });
    await again.waitFor();
    await screen('ended');
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          ['found', 'inserted', 'updated', 'ignored'].map(
            async (kind) => [kind, digits(await count(page, kind).innerText())] as const,
          ),
        ),
      );
    expect(await counts()).toEqual({ found: lines, inserted: lines - bad - 1, updated: 1, ignored: bad });

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Télécharger les .* lignes ignorées$/ }).click();
    const ignored = await readFile(await (await saved).path(), 'utf8');
    expect(ignored.trim().split('\n')).toHaveLength(bad + 1);
    expect(ignored).toContain('nowhere');
    await again.click();
    await sendFile(page, 'corrigees.csv', ignored.replaceAll('nowhere', category));
    await page.getByRole('button', { name: /^Importer .* lignes$/ }).click();
    await again.waitFor();
    expect(await counts()).toEqual({ found: bad, inserted: bad, updated: 0, ignored: 0 });
    expect(faults).toEqual([]);
  });
});
