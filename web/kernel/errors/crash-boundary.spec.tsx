import { render, screen } from '@testing-library/react';
import { CrashBoundary } from './crash-boundary';

function Broken(): never {
  throw new Error('cannot be drawn');
}

describe('a page that cannot be drawn', () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => [reported, quiet].forEach((spy) => spy.mockRestore()));
  const at = (place: string, page: React.ReactNode) => (
    <CrashBoundary place={place} fallback={<p>stopped</p>}>
      {page}
    </CrashBoundary>
  );

  it('is reported once, says so, and gives way to the next page', () => {
    const { rerender } = render(at('/one', <Broken />));
    screen.getByText('stopped');
    expect(reported.mock.calls).toEqual([[new Error('cannot be drawn')]]);
    rerender(at('/one', <p>drawn</p>));
    screen.getByText('stopped');
    rerender(at('/two', <p>drawn</p>));
    screen.getByText('drawn');
  });
});
