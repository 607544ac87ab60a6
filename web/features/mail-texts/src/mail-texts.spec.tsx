import '@testing-library/jest-dom';
import { mailTexts } from '@reprise/contracts/configuration';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { frame } from '../../../kernel/testing/settings-body';
import { locales } from './index';
import screens from './mail-texts.screens';

const row = {
  ...mailTexts.schema.parse({ mail: 'label-ready', language: 'en-GB', body: 'Print it.' }),
  ...frame('m1'),
};

describe('the text of a mail', () => {
  it('takes the variables of its mail from the menu, and is previewed as it would be sent', async () => {
    const { calls } = await openScreens({
      ...{ screens, locales, held: ['settings.mail-texts'], name: 'Edit', id: 'm1', row, rows: [row] },
      paths: { list: '/list', create: '/new', edit: '/mail/:id' },
      answer: ({ url }) =>
        url.endsWith('/preview')
          ? { body: { subject: 'Label 376', html: '<p>Hi</p>', text: 'Hi' } }
          : undefined,
    });
    const text = await screen.findByRole('textbox', { name: /^Text/ });
    await userEvent.click(text);
    const menus = screen.getAllByRole('button', { name: /Insert a variable/ });
    await userEvent.click(menus[2] as HTMLElement);
    await userEvent.click(await screen.findByText('Buyback code'));
    expect(screen.queryByText('First name')).not.toBeInTheDocument();
    expect(text).toHaveValue('Print it.{{code}}');
    await userEvent.click(screen.getByRole('button', { name: 'Preview the e-mail' }));
    expect(await screen.findByText('Label 376')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(calls, 'POST')?.body).toMatchObject({ mail: 'label-ready', body: 'Print it.{{code}}' }),
    );
    const frameOf = screen
      .getAllByTitle('The e-mail as it is sent')
      .find(({ tagName }) => tagName === 'IFRAME');
    expect(frameOf).toHaveAttribute('sandbox', '');
  });
});
