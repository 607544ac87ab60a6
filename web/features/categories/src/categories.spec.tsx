import '@testing-library/jest-dom';
import { categories } from '@reprise/contracts/catalogue';
import { organisationContract } from '@reprise/contracts/organisation';
import type { Permission, PremiumFeature } from '@reprise/contracts/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { organisationDetailsReceived } from '../../../kernel/session';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, problemBody } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { locales, paths, routes } from './index';
import screens from './categories.screens';

const id = (n: number): string => `0197f4a0-0000-7000-8000-00000000000${n}`;
const phones = {
  ...categories.schema.parse({
    name: 'Phones',
    nameTranslations: { 'en-GB': 'Phones', 'de-DE': 'Handys' },
    identifier: 'phones',
    parentId: id(1),
    referringWarehouseIds: [id(3)],
    defaultWeight: 200,
    absorptionType: 'percentage_declared',
    absorptionValue: 12.5,
    absorptionMax: 1000,
  }),
  ...frame(id(2)),
  ...{ buyerId: id(4), numberOfProducts: 3, numberOfPublishedProducts: 3 },
  ...{ organizationId: id(9), dispatchCircuitRule: null, numberOfStopped: 0, stoppedById: null },
};
const root = { ...phones, ...frame(id(1)), name: 'Everything', identifier: 'root', parentId: null };
const workshop = {
  ...organisationContract.schema.parse({ type: 'warehouse', commonName: 'Workshop' }),
  ...frame(id(3)),
};
const node = (n: number, name: string, web: number, store: number, children: object[] = []) => ({
  ...{ id: id(n), name, nameTranslations: {}, identifier: `c${n}`, parentId: null, image: null },
  ...{ description: '', descriptionTranslations: {}, childrenDescription: '' },
  ...{ productCount: { web, store }, children },
});
const tree = [node(5, 'All of it', 41, 17, [node(6, 'Tablets', 12, 9)])];
const checkpoints = [{ id: id(7), title: 'Does it start?', categoryId: id(2), categoryName: 'Phones' }];
const manager: readonly Permission[] = ['category.list', 'category.create', 'category.update'];

const open = async (
  name: 'List' | 'Create' | 'Edit',
  answer?: (call: FakeCall) => object | undefined,
  row: object = phones,
  enabledPremiumFeatures: PremiumFeature[] = ['absorption'],
) => {
  const app = await openScreens({
    screens,
    paths,
    locales,
    held: manager,
    name,
    id: id(2),
    rows: [root, phones],
    row,
    answer: (call) => {
      if (call.url.endsWith('/checkpoints-to-archive')) return { body: checkpoints };
      return call.url.endsWith('/categories/tree') ? { body: tree } : answer?.(call);
    },
  });
  act(() => void app.store.dispatch(organisationDetailsReceived({ enabledPremiumFeatures })));
  return app;
};
const picture = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'phone.png', { type });
const chooser = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  return input;
};

describe('the categories', () => {
  it('stand at the addresses of the specification', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/categories/list', 'category.list'],
      ['/category/create', 'category.update'],
      ['/category/:id/edit', 'category.update'],
    ]);
  });
  it('name their parents in the list', async () => {
    await open('List');
    expect(await screen.findByText('phones')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Everything')).toHaveLength(2));
  });
});

describe('the tree of the categories', () => {
  it('counts what the web and the stores buy, and finds a category by its name', async () => {
    await open('List');
    expect(await screen.findByText('41')).toBeInTheDocument();
    expect(screen.getByText('17')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a category' }), 'tabl');
    const found = await screen.findByRole('link', { name: 'Tablets' });
    expect(found).toHaveAttribute('href', `/category/${id(6)}/edit`);
  });
});

describe('a category', () => {
  it('has its name in the languages beside the account’s own; one that is emptied is taken away', async () => {
    const { calls } = await open('Edit');
    const [german] = await screen.findAllByRole('textbox', { name: 'Deutsch' });
    expect(screen.queryByRole('textbox', { name: 'Français' })).not.toBeInTheDocument();
    await userEvent.clear(german ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({
      nameTranslations: { 'en-GB': 'Phones', 'de-DE': null },
    });
  });
  it('highlights its instruction in the languages beside the account’s own', async () => {
    const { calls } = await open('Edit', undefined, { ...phones, highlightedInstruction: 'Sans carte SIM' });
    const [, , dutch] = await screen.findAllByRole('textbox', { name: 'Nederlands' });
    if (!dutch) throw new Error('name, description and instruction in Dutch');
    fireEvent.change(dutch, { target: { value: 'Zonder simkaart' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        highlightedInstructionTranslations: { 'nl-BE': 'Zonder simkaart' },
      }),
    );
  });
  it('names the drawing that its products show without a picture, by sight and by name', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Drawing/ }));
    const choice = await screen.findByText('Game console');
    expect(choice.querySelector('svg[data-drawing="console"]')).toBeInTheDocument();
    await userEvent.click(choice);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ drawing: 'console' }));
  });
  it('can leave its drawing to the category above it', async () => {
    const { calls } = await open('Edit', undefined, { ...phones, drawing: 'watch' });
    const field = (await screen.findByText('Watch')).closest('.ant-select');
    fireEvent.click(field?.querySelector('.ant-select-clear') ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ drawing: null }));
  });
  it('absorbs a percentage or an amount, each written as what it is', async () => {
    await open('Edit');
    expect(await screen.findByRole('textbox', { name: /^Absorbed up to/ })).toHaveValue('12.5%');
    expect(screen.getByRole('textbox', { name: /^Maximum per product/ })).toHaveValue('€10.00');
    await userEvent.click(screen.getByRole('combobox', { name: /^Absorption/ }));
    await userEvent.click(await screen.findByTitle('Amount'));
    const amount = screen.getByRole('textbox', { name: /^Absorbed up to/ });
    expect(amount).toHaveValue('');
    await userEvent.type(amount, '1,250.5');
    await userEvent.tab();
    expect(amount).toHaveValue('€1,250.50');
  });
  it('absorbs nothing without the premium feature: nothing is asked, and nothing is lost', async () => {
    const { calls } = await open('Edit', undefined, phones, []);
    expect(await screen.findByRole('textbox', { name: /^Identifier/ })).toBeVisible();
    expect(screen.queryByText(/^Absor/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ absorptionValue: 12.5 }));
  });
  it('says how many below it stop with it', async () => {
    await open('Edit', undefined, { ...phones, numberOfStopped: 2 });
    expect(await screen.findByText(/inactive, 2 categories below it are not bought/)).toBeVisible();
  });
  it('leads to the inactive one above it that stops it', async () => {
    await open('Edit', undefined, { ...phones, stoppedById: id(1) });
    const above = await screen.findByRole('link', { name: /a category above it is inactive/ });
    expect(above).toHaveAttribute('href', `/category/${id(1)}/edit`);
  });
  it('says what is no amount, and keeps what was typed', async () => {
    await open('Edit');
    const most = await screen.findByRole('textbox', { name: /^Maximum per product/ });
    await userEvent.clear(most);
    await userEvent.type(most, '12.345');
    await userEvent.tab();
    expect(await screen.findByText('Enter an amount with at most two decimals.')).toBeInTheDocument();
    expect(most).toHaveValue('12.345');
  });
  it('takes a picture, describes it and lets it go again', async () => {
    const { calls } = await open('Edit', ({ url }) =>
      url.endsWith('/pictures') ? { status: 201, body: { url: '/api/pictures/a.png' } } : undefined,
    );
    await screen.findByRole('button', { name: 'Choose a picture' });
    await userEvent.upload(chooser(), picture());
    await userEvent.type(await screen.findByRole('textbox', { name: /^What the picture shows/ }), 'A phone');
    expect(screen.getByRole('img', { name: 'A phone' })).toHaveAttribute('src', '/api/pictures/a.png');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({
      image: { url: '/api/pictures/a.png', alt: 'A phone' },
    });
  });
  it('leaves the focus at the button of a picture that is sent', async () => {
    await open('Edit', ({ url }) =>
      url.endsWith('/pictures') ? { status: 201, body: { url: '/api/pictures/a.png' } } : undefined,
    );
    const choose = await screen.findByRole('button', { name: 'Choose a picture' });
    choose.focus();
    fireEvent.change(chooser(), { target: { files: [picture()] } });
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeInTheDocument();
    expect(choose).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Replace the picture' })).toHaveFocus();
  });
  it('refuses a picture by its type and size at once, and by its content when the server does', async () => {
    const { calls } = await open('Edit', ({ url }) =>
      url.endsWith('/pictures')
        ? { status: 422, body: problemBody('file-type-not-allowed', 422) }
        : undefined,
    );
    await screen.findByRole('button', { name: 'Choose a picture' });
    await userEvent.upload(chooser(), picture('image/png', 250 * 1024 + 1));
    expect(await screen.findByText(/This file is too large. Nothing was changed./)).toBeInTheDocument();
    expect(sent(calls, 'POST')).toBeUndefined();
    await userEvent.upload(chooser(), picture());
    expect(await screen.findByText(/This type of file is not accepted/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
  });
});

describe('the root of the tree', () => {
  it('is added without a parent, as the first category of an account', async () => {
    const { calls } = await open('Create', ({ url }) =>
      url.includes('/organizations?') ? { body: { 'hydra:member': [workshop] } } : undefined,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Everything');
    await userEvent.type(screen.getByRole('textbox', { name: 'Identifier' }), 'all');
    await userEvent.click(screen.getByRole('combobox', { name: 'Referring workshops' }));
    await userEvent.click(await screen.findByTitle('Workshop'));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Weight' }), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sent(calls, 'POST')).toBeDefined());
    expect(sent(calls, 'POST')?.body).toMatchObject({ identifier: 'all', parentId: null });
  });
  it('is changed and stays where it is', async () => {
    const { calls } = await open('Edit', undefined, root);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ name: 'Everything!', parentId: null });
  });
});

describe('a category that goes out of use', () => {
  it('says how many questions nobody is asked any more', async () => {
    await open('Edit');
    expect(await screen.findByText('Without it, 1 question would no longer be asked')).toBeInTheDocument();
  });
});
