import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../kernel/testing/render-app';
import { TakePhotos } from './take-photos';

// jsdom has no camera and draws no pictures.
jest.mock('./shrink-photo.device', () => ({ shrinkPhoto: () => 'data:image/jpeg;base64,Zg==' }));
const stream = { getTracks: () => [{ stop: () => undefined }] };
Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } });
HTMLMediaElement.prototype.play = async () => undefined;

function Photos({ most }: { most: number }) {
  const [photos, setPhotos] = useState(0);
  return <TakePhotos full={photos >= most} onPhoto={() => setPhotos((before) => before + 1)} />;
}

it('the camera is released by Enter alone, says what it took, and ends when there is room for no more', async () => {
  await renderApp(<Photos most={2} />);
  const opener = await screen.findByRole('button', { name: 'Webcam' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const take = () => screen.findByRole('button', { name: 'Take the photo' });
  await waitFor(async () => expect(await take()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1 photo taken.')).toBeVisible();
  expect(await take()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 photos taken. There is room for no more photos.')).toBeVisible();
  expect(await take()).toBeDisabled();
});
