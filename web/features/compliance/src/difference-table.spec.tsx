import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../kernel/testing/render-app';
import { emptyDraft } from './compliance.types';
import { DifferenceTable } from './difference-table';
import { locales } from './index';

const open = (late: boolean) =>
  renderApp(<DifferenceTable found={[]} draft={emptyDraft('item')} late={late} />, { locales });

it('says that nothing differs', async () => {
  await open(false);
  expect(await screen.findByText('All answers match the customer’s.')).toBeVisible();
});

it('says why a price is lower although nothing differs: the parcel was late', async () => {
  await open(true);
  expect(
    await screen.findByText(/Only the date counts: the package was sent after its deadline/),
  ).toBeVisible();
});

it('says of each value what it is, where a phone shows no heads of columns', async () => {
  const found = [
    { questionId: 'q', question: 'How is the screen?', declared: 'Like new', found: 'Scratched' },
  ];
  await renderApp(<DifferenceTable found={found} draft={emptyDraft('item')} late={false} />, { locales });
  const row = await screen.findByRole('row', { name: /How is the screen/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
    ['Declared', 'Like new'],
    ['Observed', 'Scratched'],
    ['Photos', '0'],
  ]);
});
