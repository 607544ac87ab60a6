import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../kernel/testing/render-app';
import { Legal } from './legal';

const paper = `/api/legal-documents/${'a'.repeat(64)}.pdf`;

describe('a legal text of the client', () => {
  it('is read on the page, with the same as PDF beside it', async () => {
    await renderApp(<Legal title="public.cgu" text="<p>Article 1</p>" paper={paper} />);
    expect(screen.getByText('Article 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read as a PDF' })).toHaveAttribute('href', paper);
  });

  it('may be a PDF alone, or a page alone', async () => {
    const { unmount } = await renderApp(<Legal title="public.cgu" text="" paper={paper} />);
    expect(screen.getByRole('link', { name: 'Read as a PDF' })).toBeVisible();
    expect(screen.queryByText('This text has not been published yet.')).not.toBeInTheDocument();
    unmount();
    await renderApp(<Legal title="public.cgu" text="<p>Article 1</p>" paper={null} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so while there is neither', async () => {
    await renderApp(<Legal title="public.cgu" text={null} paper={undefined} />);
    expect(screen.getByText('This text has not been published yet.')).toBeVisible();
  });
});
