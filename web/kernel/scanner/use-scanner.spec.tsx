import { render } from '@testing-library/react';
import { shoot as gun } from '../testing/shoot';
import { useScanner } from './use-scanner';

function Listener({ onScan, alone = false }: { onScan: (code: string) => void; alone?: boolean }) {
  useScanner(onScan, { alone });
  return null;
}

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
