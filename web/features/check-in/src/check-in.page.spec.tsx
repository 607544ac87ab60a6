import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import userEvent from '@testing-library/user-event';
import { shoot as gun } from '../../../kernel/testing/shoot';
import { sessionOpened } from '../../../kernel/session';
import { renderApp } from '../../../kernel/testing/render-app';
import { UiProvider } from '../../../ui/ui-provider';
import CheckInPage from './check-in.page';
import { locales } from './index';
import { reducers, sagas } from './check-in.state';
import { scanReceived } from './scan-station.slice';
import { verdictLooks, type VerdictLook } from './verdict.looks';
import { fakeWarehouse, itemNumbered, operator } from './warehouse.fixture';

async function open(items = [itemNumbered(1), itemNumbered(2)]) {
  const warehouse = fakeWarehouse(items);
  const screenOf = (
    <UiProvider>
      <App>
        <main tabIndex={-1}>
          <CheckInPage />
        </main>
      </App>
    </UiProvider>
  );
  const app = await renderApp(screenOf, { fetch: warehouse.fetch, reducers, sagas, locales });
  act(() => void app.store.dispatch(sessionOpened(operator)));
  await screen.findByRole('heading', { name: 'Check-in' });
  return { ...warehouse, ...app };
}
const verdict = () => screen.getByTestId('verdict');

// antd's menus and dialogs are slow in jsdom.
describe('the check-in screen', () => {
  it('shows in words the result of a scan without a click', async () => {
    await open();
    gun(itemNumbered(1).identificationNumber);
    await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'accepted'));
    expect(within(verdict()).getByText('Checked in')).toBeInTheDocument();
    expect(within(screen.getByTestId('count-registered')).getByText('1')).toBeInTheDocument();
  });

  it('tells each verdict by its own colour, icon and words, and by a sound where somebody has to look up', () => {
    const looks = Object.values(verdictLooks);
    const distinct = (pick: (look: VerdictLook) => string | undefined) =>
      new Set([verdictLooks.accepted, verdictLooks.rejected, verdictLooks.choosing].map(pick)).size;
    expect([distinct(({ family }) => family), distinct(({ icon }) => icon)]).toEqual([3, 3]);
    expect(distinct(({ sound }) => sound)).toBe(3);
    expect(looks.every(({ icon, family }) => icon && family)).toBe(true);
  });

  it('keeps what is done, where and into which stock in sight', async () => {
    await open();
    const header = within(screen.getByTestId('station-header'));
    for (const words of ['Check-in', /Warehouse|Workshop/]) expect(header.getByText(words)).toBeVisible();
    expect(header.getByRole('combobox', { name: 'Stock' })).toBeVisible();
    expect(header.getByRole('textbox', { name: /Comment/ })).toBeVisible();
  });

  it('lists exceptions with their reason', async () => {
    await open();
    gun('4820000079190');
    const list = screen.getByTestId('exceptions');
    expect(await within(list).findByText(/check digit is wrong/)).toBeInTheDocument();
    await userEvent.click(
      within(list).getByRole('button', { name: 'Done: remove 4820000079190 from the list' }),
    );
    expect(within(list).getByText('Nothing to review.')).toBeInTheDocument();
  });

  it('does not write a scan into the focused field', async () => {
    await open();
    const comment = screen.getByLabelText(/Comment/);
    act(() => comment.focus());
    gun(itemNumbered(1).identificationNumber);
    await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'accepted'));
    expect(comment).toHaveValue('');
  });

  it('lets one digit choose among several matches', async () => {
    const full = itemNumbered(1).identificationNumber;
    const twin = `${itemNumbered(3).identificationNumber.slice(0, -4)}${full.slice(-4)}`;
    const { posts, store } = await open([itemNumbered(1), itemNumbered(3, { identificationNumber: twin })]);
    act(() => void store.dispatch(scanReceived(full.slice(-4))));
    await screen.findByTestId('choice');
    await userEvent.keyboard('2');
    await waitFor(() => expect(posts()).toEqual([`/items/${itemNumbered(3).id}/check-in`]));
  });

  it('undoes the last scan with Ctrl Z', async () => {
    const { posts } = await open();
    gun(itemNumbered(1).identificationNumber);
    await screen.findByRole('button', { name: /Undo this scan/ });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'undone'));
    expect(posts().at(-1)).toBe(`/items/${itemNumbered(1).id}/check-in/undo`);
  });

  it('says what became of a scan that is taken back where the focus goes on', async () => {
    await open();
    gun(itemNumbered(1).identificationNumber);
    await userEvent.click(await screen.findByRole('button', { name: /Undo this scan/ }));
    await waitFor(() => expect(verdict()).toHaveFocus());
  });
});
