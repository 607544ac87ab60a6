import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { StoreHours } from './store-hours';
import { storeOf } from './stores.rules';

const allDay = [{ from: '10:00', to: '19:00' }];
const paused = [
  { from: '09:30', to: '12:30' },
  { from: '14:00', to: '18:30' },
];
const place = {
  ...{ id: '1', accountId: 'a', type: 'store' as const, commonName: 'Rivoli', country: 'FR' },
  weeklyHours: { monday: allDay, tuesday: allDay, wednesday: paused },
  openingHours: 'Au premier étage',
  openingHoursTranslations: { 'en-GB': 'On the first floor' },
};
/** Tuesday 24 November 2026, when Paris is an hour ahead of UTC. */
const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-24T${time}Z`));
async function open(own: object = {}, language = 'en-GB') {
  const app = await renderApp(<StoreHours store={storeOf({ ...place, ...own }, language)} />, { locales });
  await act(() => app.i18n.changeLanguage(language));
}
const said = () => document.body.textContent.replaceAll(/\s/g, ' ');

afterEach(() => jest.restoreAllMocks());

it('says that the store is open, and until when by its own clock', async () => {
  at('17:59:00');
  await open();
  expect(await screen.findByText('Open')).toBeVisible();
  expect(said()).toContain('closes at 19:00');
});

it.each([
  ['08:00:00', 'en-GB', 'Closed · opens at 10:00'],
  ['18:00:00', 'en-GB', 'Closed · opens tomorrow at 09:30'],
  ['18:00:00', 'fr-FR', 'Fermé · ouvre demain à 09:30'],
  ['18:00:00', 'nl-BE', 'Gesloten · opent morgen om 09:30'],
  ['18:00:00', 'de-DE', 'Geschlossen · öffnet morgen um 09:30 Uhr'],
])('at %s it says in %s: %s', async (time, language, words) => {
  at(time);
  await open({}, language);
  await screen.findByText(/^(Closed|Fermé|Gesloten|Geschlossen)$/);
  expect(said()).toContain(words);
});

it('shows the week in the reader’s language, days with the same hours together', async () => {
  at('12:00:00');
  await open({}, 'de-DE');
  expect((await screen.findAllByRole('term')).map((each) => each.textContent)).toEqual([
    ...['Mo – Di', 'Mi', 'Do – So'],
  ]);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    ...['10:00–19:00', '09:30–12:3014:00–18:30', 'geschlossen'],
  ]);
});

it('names a date that is not as every week', async () => {
  at('12:00:00');
  await open({ specialDays: [{ date: '2026-11-25', hours: [] }] });
  expect(await screen.findByText('Wed 25 Nov')).toBeVisible();
});

it('adds what the client says in words, in the reader’s language', async () => {
  await open();
  expect(await screen.findByText('On the first floor')).toBeVisible();
});

it('shows the words alone where no hours are known, as they were written before', async () => {
  await open({ weeklyHours: undefined, openingHoursTranslations: undefined });
  expect(await screen.findByText('Au premier étage')).toBeVisible();
  expect(screen.queryByRole('term')).toBeNull();
});
