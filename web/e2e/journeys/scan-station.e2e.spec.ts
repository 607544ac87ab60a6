import { gs1CheckDigit } from '@reprise/contracts/rules';
import { declareOnTheWeb } from '../support/api';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { keysOf, type Typist } from '../support/keys';
import { stage } from '../support/stage';

const product = stage();
const aRun = 25;

/** Well-formed codes that no item has. */
const strangers = (beginning: string): string[] =>
  Array.from({ length: aRun - 1 }, (_none, at) => {
    const payload = `${beginning}${String(at).padStart(12 - beginning.length, '0')}`;
    return payload + gs1CheckDigit(payload);
  });

describe('the check-in station', () => {
  it('takes fifty codes without a click, shot by a gun or typed by a person', async () => {
    const phones = [
      await declareOnTheWeb(product.url, 'Apple iPhone 14 128 Go'),
      await declareOnTheWeb(product.url, 'Google Pixel 8 128 Go'),
    ];
    const { page, context } = await colleague(product.browser, product.url, 'warehouse_operator');
    const journey = journeyOf('scan-station', page);
    await page.goto(`${product.url}/dashboard/warehouse/checkin`);
    const field = page.getByLabel('Code tapé au clavier');
    await field.waitFor();
    const press = await keysOf(page);
    const counted = (name: string, count: number) =>
      page.getByTestId(`count-${name}`).getByText(String(count), { exact: true }).waitFor();

    const run = async (typist: Typist, beginning: string, own: string): Promise<void> => {
      for (const code of [own, ...strangers(beginning)]) await press(typist, code);
    };
    // The gun needs no field, and leaves nothing in the one that has the focus.
    await run('gun', '97', String(phones[0]?.identificationNumber));
    await counted('registered', 1);
    await counted('exceptions', aRun - 1);
    await field.focus();
    await run('person', '98', String(phones[1]?.identificationNumber));
    await counted('registered', 2);
    await counted('exceptions', 2 * (aRun - 1));
    expect(await field.inputValue()).toBe('');
    await journey.screen('fifty-codes');

    await page.reload();
    await counted('registered', 2);
    await counted('exceptions', 2 * (aRun - 1));
    expect(journey.faults).toEqual([]);
    await context.close();
  });
});
