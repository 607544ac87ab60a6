import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useFocusFollows } from './use-focus-follows';

function Frame() {
  const content = useRef<HTMLElement>(null);
  useFocusFollows(content);
  return (
    <>
      <Link to="/from-header">Header</Link>
      <main ref={content} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Link to="/product">Product</Link>} />
          <Route path="/product" element={<h1>Product page</h1>} />
          <Route path="/from-header" element={<input aria-label="Search" autoFocus />} />
        </Routes>
      </main>
    </>
  );
}

describe('the focus', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <Frame />
      </MemoryRouter>,
    );
  });

  it('follows to a new page when the link that led there is gone', async () => {
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Product' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where the new page put it', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Header' }));
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });
});
