import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { FocusThroughLoading } from './focus-through-loading';

let arrive: () => void;
const arrived = new Promise<void>((resolve) => (arrive = resolve));
const Late = lazy(async () => {
  await arrived;
  return { default: () => <p>Received</p> };
});

function Page() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <input aria-label="Code" onKeyDown={({ key }) => key === 'Enter' && setAsked(true)} />
      {asked && <Late />}
    </>
  );
}

describe('a part that is loaded while its page is shown', () => {
  it('leaves the focus to the field that had it', async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <FocusThroughLoading />
        <Page />
      </Suspense>,
    );
    const field = screen.getByLabelText('Code');
    await userEvent.type(field, '1{Enter}');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    // A browser takes the focus from what is hidden; jsdom leaves it there.
    field.blur();
    act(() => arrive());
    expect(await screen.findByText('Received')).toBeVisible();
    expect(field).toHaveFocus();
  });
});
