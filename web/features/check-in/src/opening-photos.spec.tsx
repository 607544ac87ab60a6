import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOpened } from '../../../kernel/session';
import { fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { OpeningPhotos } from './opening-photos';
import { itemNumbered, operator } from './warehouse.fixture';

// jsdom draws no pictures.
jest.mock('../../../ui/photos/shrink-photo.device', () => ({
  shrinkPhoto: () => 'data:image/jpeg;base64,Zg==',
}));
Object.assign(globalThis, { createImageBitmap: async () => ({}) });
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

/** A parcel that already has some photos; the server takes eight. */
async function opened(before: number) {
  const { id } = itemNumbered(1);
  const sha256 = 'a'.repeat(64);
  const photoOf = (n: number) => ({ key: `photos/${id}/${n}.jpg`, sha256 });
  const opening = Array.from({ length: before }, (_, n) => photoOf(n));
  const server = fakeServer(({ method, url }) => {
    if (url.endsWith('.jpg')) return { body: 'picture' };
    if (method === 'GET') {
      const taken = opening.map((photo) => ({ photo, at: '2026-11-02T09:00:00.000Z', by: { id: 'o' } }));
      return { body: { diagnostics: [], opening: taken } };
    }
    if (opening.length >= 8) return { status: 409, body: problemBody('opening-photos-complete', 409) };
    const photo = photoOf(opening.length);
    opening.push(photo);
    return { status: 201, body: { photo } };
  });
  const app = await renderApp(<OpeningPhotos itemId={id} />, { fetch: server.fetch });
  act(() => void app.store.dispatch(sessionOpened(operator)));
  await screen.findByText(`${before} of 8 photos`);
  const choose = (files: number) => {
    const jpgs = Array.from({ length: files }, (_, n) => new File(['f'], `${n}.jpg`, { type: 'image/jpeg' }));
    return userEvent.upload(screen.getByLabelText('File', { selector: 'input' }), jpgs);
  };
  return { server, choose };
}

describe('photos of the opened parcel', () => {
  it('are recorded one after another, though several files are chosen at once', async () => {
    const { choose, server } = await opened(0);
    await choose(3);
    expect(await screen.findByText('3 of 8 photos')).toBeInTheDocument();
    const posts = server.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual(Array(3).fill({ base64: 'Zg==' }));
  });

  it('are eight at most: the server refuses a ninth, and no more are offered', async () => {
    const { choose } = await opened(7);
    await choose(2);
    expect(await screen.findByText(/already has its eight photos/)).toBeInTheDocument();
    expect(await screen.findByText('8 of 8 photos')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Webcam' })).toBeDisabled();
  });
});
