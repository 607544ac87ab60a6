import '@testing-library/jest-dom';
import { circuitResource, dispatchCircuitRules } from '@reprise/contracts/configuration';
import type { Permission } from '@reprise/contracts/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, type FakeReply, problemBody } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import ruleScreens from './circuit-rules.screens';
import screens from './circuits.screens';
import { locales, routes } from './index';

const circuit = {
  ...circuitResource.schema.parse({
    name: 'web_post',
    active: true,
    defaultInstructions: [{ label: 'Print the label', type: 'print' }],
  }),
  ...{ ...frame('c-1'), channel: 'web', deposit: 'post' },
};
const manager: readonly Permission[] = ['circuit.read', 'circuit.update', 'catalogue.browse'];
const open = (name: 'List' | 'Edit', answer: (call: FakeCall) => FakeReply | undefined = () => undefined) =>
  openScreens({
    screens: (paths) => ({ Create: () => <p />, ...screens(paths) }),
    paths: { list: '/circuits', create: '/none', edit: '/circuit/:id/edit' },
    ...{ locales, held: manager, name, id: 'c-1', row: circuit, rows: [circuit], answer },
  });

describe('the circuits', () => {
  it('stand at the addresses of the specification; there are seven, so none is added or removed', async () => {
    expect(routes.map(({ path }) => path).slice(0, 2)).toEqual(['/circuits', '/circuit/:id/edit']);
    await open('List');
    expect(await screen.findByRole('link', { name: 'Web, by post' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Circuit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('tell customers what to do next, in order', async () => {
    const { calls } = await open('Edit');
    expect(await screen.findByRole('textbox', { name: 'Text of instruction 1' })).toHaveValue(
      'Print the label',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add an instruction' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text of instruction 2' }), 'Post it');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        defaultInstructions: [
          { label: 'Print the label', type: 'print' },
          { label: 'Post it', type: 'none' },
        ],
      }),
    );
  });

  it('say it in every language of the shop, each of at most 150 characters', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByText('Other languages: 0 of 3'));
    const german = within(screen.getByRole('group', { name: 'Instruction 1 in other languages' }));
    const deutsch = german.getByRole('textbox', { name: 'Deutsch' });
    fireEvent.change(deutsch, { target: { value: 'x'.repeat(151) } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most 150 characters.')).toBeVisible();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    fireEvent.change(deutsch, { target: { value: 'Drucken Sie das Etikett' } });
    expect(screen.getByText('Other languages: 1 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        defaultInstructions: [
          { label: 'Print the label', labelTranslations: { 'de-DE': 'Drucken Sie das Etikett' } },
        ],
      }),
    );
  });

  it('say why one that a category uses cannot be switched off', async () => {
    await open('Edit', ({ method }) =>
      method === 'PATCH' ? { status: 409, body: problemBody('circuit-still-used', 409) } : undefined,
    );
    await userEvent.click(await screen.findByRole('switch', { name: /^Active/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument();
  });
});

describe('the rule of a circuit', () => {
  const rule = {
    ...dispatchCircuitRules.schema.parse({ circuit: 'web_post', terms: 'Envoi payé une fois.' }),
    ...{ ...frame('r-1'), circuitInstructions: [], circuit_name: 'web_post' },
    ...{ allowedCategoryIds: [], categoryCount: 0, categoryLabels: [] },
  };
  it('says its texts in every language of the shop, within the limits of each', async () => {
    const { calls } = await openScreens({
      screens: ruleScreens,
      paths: { list: '/rules', create: '/none', edit: '/rule/:id' },
      ...{ locales, held: ['dispatch-rule.read', 'dispatch-rule.update'], name: 'Edit', id: 'r-1' },
      ...{ row: rule, rows: [rule] },
    });
    const [described, highlighted, terms] = await screen.findAllByRole('textbox', { name: 'Deutsch' });
    if (!described || !highlighted || !terms) throw new Error('three texts in German');
    fireEvent.change(described, { target: { value: 'Per Post.' } });
    fireEvent.change(highlighted, { target: { value: 'x'.repeat(256) } });
    fireEvent.change(terms, { target: { value: 'Versand einmal bezahlt.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most 255 characters.')).toBeVisible();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    fireEvent.change(highlighted, { target: { value: 'Akku entnehmen.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        descriptionTranslations: { 'de-DE': 'Per Post.' },
        highlightedInstructionTranslations: { 'de-DE': 'Akku entnehmen.' },
        termsTranslations: { 'de-DE': 'Versand einmal bezahlt.' },
      }),
    );
  });
});

describe('the list of circuit rules', () => {
  it('says whose countries a rule without any has, and names those of another', async () => {
    const rule = (id: string, eligibleCountries: readonly string[]) => ({
      ...dispatchCircuitRules.schema.parse({ circuit: 'web_post', eligibleCountries }),
      ...{ ...frame(id), categoryLabels: [], categoryCount: 0, allowedCategoryIds: [] },
      ...{ circuitInstructions: [], circuit_name: 'web_post' },
    });
    const rows = [rule('r-1', []), rule('r-2', ['FR'])];
    await openScreens({
      screens: ruleScreens,
      paths: { list: '/rules', create: '/none', edit: '/rule/:id/edit' },
      ...{ locales, held: manager, name: 'List', id: 'r-1', row: rows[0] ?? {}, rows },
    });
    expect(await screen.findByText('Those of the circuit')).toBeVisible();
    expect(screen.getByText('France')).toBeVisible();
    expect(screen.queryByText('nothing')).not.toBeInTheDocument();
  });
});
