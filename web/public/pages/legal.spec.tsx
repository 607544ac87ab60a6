import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { siteSlice } from '../../kernel/site';
import { renderApp } from '../../kernel/testing/render-app';
import { Legal } from './legal';

const paper = `/api/legal-documents/${'a'.repeat(64)}.pdf`;

const open = (page: React.ReactElement) => renderApp(page, { reducers: { site: siteSlice.reducer } });

describe('a legal text of the client', () => {
  it('is read on the page, with the same as PDF beside it', async () => {
    await open(<Legal title="public.cgu" text="<p>Article 1</p>" paper={paper} />);
    expect(screen.getByText('Article 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read as a PDF' })).toHaveAttribute('href', paper);
  });

  it('is read in the reader’s language, and as it was written where that is missing', async () => {
    const translations = { 'fr-FR': '<p>Article premier</p>' };
    const page = (
      <Legal title="public.cgu" text="<p>Article 1</p>" translations={translations} paper={null} />
    );
    const { i18n } = await open(page);
    expect(screen.getByText('Article 1')).toBeVisible();
    await act(() => i18n.changeLanguage('fr-FR'));
    expect(await screen.findByText('Article premier')).toBeVisible();
    expect(screen.queryByText('Article 1')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('de-DE'));
    expect(await screen.findByText('Article 1')).toBeVisible();
  });

  it('may be a PDF alone, or a page alone', async () => {
    const { unmount } = await open(<Legal title="public.cgu" text="" paper={paper} />);
    expect(screen.getByRole('link', { name: 'Read as a PDF' })).toBeVisible();
    expect(screen.queryByText('This text has not been published yet.')).not.toBeInTheDocument();
    unmount();
    await open(<Legal title="public.cgu" text="<p>Article 1</p>" paper={null} />);
    expect(screen.queryByRole('link', { name: 'Read as a PDF' })).not.toBeInTheDocument();
  });

  it('wears the client’s logo and a way back, once: a policy within the frame has them from there', async () => {
    const { unmount } = await open(<Legal title="public.cgu" text="<p>Article 1</p>" paper={null} />);
    expect(screen.getByRole('link', { name: 'Reprise, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    unmount();
    await open(<Legal title="public.cookies" text="<p>Article 1</p>" paper={null} framed />);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('says so while there is neither', async () => {
    await open(<Legal title="public.cgu" text={null} paper={undefined} />);
    expect(screen.getByText('This text has not been published yet.')).toBeVisible();
  });
});
