import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../kernel/testing/render-app';
import { CodeForm } from './code-form';

describe('a code typed by hand', () => {
  const open = async () => {
    const codes: string[] = [];
    await renderApp(
      <CodeForm label="Code" help="13 digits" submit="Find" onCode={(text) => codes.push(text)} />,
    );
    return { codes, field: await screen.findByRole('textbox', { name: 'Code' }) };
  };
  const find = () => userEvent.click(screen.getByRole('button', { name: 'Find' }));

  it('must be entered: an empty field says so until something is typed', async () => {
    const { codes, field } = await open();
    await find();
    expect(await screen.findByText('Enter a code.')).toBeVisible();
    expect(field).toBeInvalid();
    await userEvent.type(field, '1');
    expect(screen.queryByText('Enter a code.')).not.toBeInTheDocument();
    expect(codes).toEqual([]);
  });

  it('is handed on, and leaves the field free for the next', async () => {
    const { codes, field } = await open();
    await userEvent.type(field, '5199966369520{Enter}');
    expect(codes).toEqual(['5199966369520']);
    expect(field).toHaveValue('');
  });
});
