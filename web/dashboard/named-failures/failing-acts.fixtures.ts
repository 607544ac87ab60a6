import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from './failing.suite';

export const unknown = ['internal-error', /^An unexpected error occurred/] as const;
export const taken = ['name-already-used', /^This name is already in use/] as const;
export const saved = 'Nothing was saved. The page says why.';
export const added = 'Nothing was added. The page says why.';
export const stays = (name: string): string => `${name} was not removed. The window says why.`;

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const fill = async (label: RegExp, text: string): Promise<void> => {
  const [field] = await screen.findAllByLabelText(label, { selector: 'input, textarea' });
  await userEvent.click(field as HTMLElement);
  // Codes that are typed fast would be taken for a scan.
  await userEvent.paste(text);
};
export const pick = async (label: RegExp, option: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByTitle(option));
};
export const confirm = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
type Act = Pick<Failure, 'does' | 'sends'>;
export const change = (label: RegExp): Act => ({
  does: () => fill(label, '1'),
  sends: () => press('Save'),
});
export const remove = (name: string): Act => ({
  does: async () => {
    await userEvent.click(await screen.findByLabelText(`Actions for ${name}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  },
  sends: () => confirm('Remove'),
});
export const chooseFile = (name: string, type: string) => async (): Promise<void> => {
  const [input] = await screen.findAllByLabelText(/./, { selector: 'input[type=file]' });
  await userEvent.upload(input as HTMLElement, new File(['a;b\n'], name, { type }));
};
