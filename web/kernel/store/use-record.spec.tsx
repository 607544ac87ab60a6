import { settingsEndpoints } from '@reprise/contracts/configuration';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeReply, fakeServer, renderApp } from '../testing/render-app';
import { useKnownRecord, useRecord } from './use-record';

const call = { params: { id: 'account-1' } };
const shown: string[] = [];
function Screen() {
  const { value, refresh } = useRecord(settingsEndpoints.byBuyerFeature, call);
  const known = useKnownRecord();
  const text = value ? `available: ${value.available}` : 'loading';
  if (shown.at(-1) !== text) shown.push(text);
  const written = () => known(settingsEndpoints.byBuyerFeature, call, { available: true });
  return (
    <>
      <p>{text}</p>
      <button onClick={refresh}>Refresh</button>
      <button onClick={written}>Write</button>
    </>
  );
}

describe('a record on screen', () => {
  it('is never replaced by what was asked before a write replied', async () => {
    let release: (reply: FakeReply) => void = () => undefined;
    const held = new Promise<FakeReply>((done) => (release = done));
    const replies = [{ body: { available: false } }, held, { body: { available: true } }];
    const server = fakeServer(() => replies.shift() ?? { status: 500 });
    await renderApp(<Screen />, { fetch: server.fetch });
    await screen.findByText('available: false');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Write' }));
    await screen.findByText('available: true');
    release({ body: { available: false } });
    await waitFor(() => expect(server.calls).toHaveLength(3));
    await waitFor(() => expect(replies).toEqual([]));
    expect(screen.getByText('available: true')).toBeTruthy();
    expect(shown).toEqual(['loading', 'available: false', 'available: true']);
  });
});
