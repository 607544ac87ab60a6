import '@testing-library/jest-dom';
import { homePages } from '@reprise/contracts/configuration';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../../kernel/testing/declared-screens';
import { frame } from '../../../../kernel/testing/settings-body';
import { locales } from '../index';
import HomePagePage from './home-page.page';

const french = '<p>Répondez à quelques questions.</p>';
const page = {
  ...homePages.schema.parse({
    ...{ active: true, bannerTitle: 'Bienvenue', bannerTitleTranslations: { 'de-DE': 'Willkommen' } },
    widgets: [{ type: 'html', title: 'Chez nous', html: french }],
  }),
  ...frame('h1'),
};
const open = () =>
  openScreens({
    screens: () => ({ List: HomePagePage, Create: () => <p />, Edit: () => <p /> }),
    paths: { list: '/here', create: '/none', edit: '/none/:id' },
    ...{ locales, held: ['settings.general'], name: 'List', id: 'a1', row: page, rows: [] },
    answer: ({ url }) => (url.includes('home-page') ? { body: page } : undefined),
  });
const texts = ['metaTitle', 'metaDescription', 'bannerTitle', 'title', 'html'] as const;
/** The field of a text in German: each stands in the order of the page. */
async function german(text: (typeof texts)[number]): Promise<HTMLElement> {
  const fields = await screen.findAllByRole('textbox', { name: 'Deutsch' });
  const field = fields[texts.indexOf(text)];
  if (!field || fields.length !== texts.length) throw new Error(`no field for ${text}`);
  return field;
}

describe('the home page of a client', () => {
  it('has its titles and its texts in the languages beside the account’s own', async () => {
    const { calls } = await open();
    expect(await german('bannerTitle')).toHaveValue('Willkommen');
    fireEvent.change(await german('title'), { target: { value: 'Bei uns' } });
    fireEvent.change(await german('html'), { target: { value: '<p>kurz</p>' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least 20 characters.')).toBeVisible();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    const text = '<p>Beantworten Sie einige Fragen.</p>';
    fireEvent.change(await german('html'), { target: { value: text } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        widgets: [
          {
            title: 'Chez nous',
            titleTranslations: { 'de-DE': 'Bei uns' },
            htmlTranslations: { 'de-DE': text },
          },
        ],
      }),
    );
  });

  it('has parts that are switched off without being removed: the preview shows what is left', async () => {
    const { calls } = await open();
    const shown = await screen.findByRole('switch', { name: 'Show part 1' });
    expect(shown).toBeChecked();
    await userEvent.click(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(preview.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeInTheDocument();
    expect(preview.queryByRole('heading', { level: 2, name: 'Chez nous' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({ widgets: [{ title: 'Chez nous', active: false }] }),
    );
  });

  it('is previewed in the language that somebody wants to check', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(preview.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeInTheDocument();
    await userEvent.click(preview.getByRole('combobox', { name: 'Language of the preview' }));
    await userEvent.click(await screen.findByTitle('Deutsch'));
    expect(preview.getByRole('heading', { level: 1, name: 'Willkommen' })).toBeInTheDocument();
    expect(preview.getByRole('heading', { level: 2, name: 'Chez nous' })).toBeInTheDocument();
  });

  it('keeps the focus on a part that is moved, and leaves it to the other button at the end', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add the search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move part 1 down' }));
    expect(screen.getByRole('button', { name: 'Move part 2 down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move part 3 up' })).toHaveFocus();
  });
});
