import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../kernel/testing/render-app';
import { FilterChips } from './filter-chips';
import { readView } from './list-url';
import type { ListFilter } from './list-spec';

const filters: readonly ListFilter[] = [{ kind: 'dates', name: 'expiresAt', label: 'Answer before' }];
const open = (day: string) => {
  const view = readView(new URLSearchParams({ 'expiresAt[before]': day }), filters);
  return renderApp(<FilterChips filters={filters} view={view} show={() => undefined} />);
};

describe('the active filters of a list', () => {
  it('say a day as the reader writes it', async () => {
    const { i18n } = await open('2026-11-30');
    expect(await screen.findByText('Answer before ≤ 30 Nov 2026')).toBeVisible();
    await i18n.changeLanguage('fr-FR');
    expect(await screen.findByText('Answer before ≤ 30 nov. 2026')).toBeVisible();
  });

  it.each(['soon', '2026-99-99'])('leave %j, which is no day, as it stands', async (day) => {
    await open(day);
    expect(await screen.findByText(`Answer before ≤ ${day}`)).toBeVisible();
  });
});
