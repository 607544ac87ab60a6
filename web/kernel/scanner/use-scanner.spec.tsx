import { act, render } from '@testing-library/react';
import { useScanner } from './use-scanner';

function Listener({ onScan, alone = false }: { onScan: (code: string) => void; alone?: boolean }) {
  useScanner(onScan, { alone });
  return null;
}
const gun = (code: string): void =>
  act(() => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('a dialog that takes the gun for itself keeps it from the page below, until it closes', () => {
  const heard: string[] = [];
  const page = <Listener onScan={(code) => heard.push(`page ${code}`)} />;
  const dialog = <Listener alone onScan={(code) => heard.push(`dialog ${code}`)} />;
  const { rerender } = render(page);
  gun('1111');
  rerender(
    <>
      {page}
      {dialog}
    </>,
  );
  gun('2222');
  rerender(page);
  gun('3333');
  expect(heard).toEqual(['page 1111', 'dialog 2222', 'page 3333']);
});
