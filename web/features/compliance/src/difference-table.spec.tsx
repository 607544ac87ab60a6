import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
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
    await screen.findByText(/Only the date counts: the parcel was sent after its deadline/),
  ).toBeVisible();
});
