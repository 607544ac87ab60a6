import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { frame } from '../../../kernel/testing/settings-body';
import CategoryQuestions from './category-questions.page';
import { locales, routes } from './index';
import QuestionAdd from './question-add.page';
import QuestionEdit from './question-edit.page';

const id = (n: number): string => `0197f4a0-0000-7000-8000-00000000000${n}`;
const answer = (n: number, name: string, effect: object) => ({ id: id(n), name, description: '', effect });
const question = (n: number, title: string, position: number) => ({
  ...frame(id(n)),
  ...{ categoryId: id(1), title, howToTest: '', description: '', position },
  answers: [answer(7, 'Yes', {}), answer(8, 'No', { capState: 'grade_c', percentage: -10 })],
});
const rows = [question(2, 'Does it start?', 0), question(3, 'Is the screen whole?', 1)];
const manager: readonly Permission[] = ['question.list', 'question.update'];
const screens = () => ({ List: CategoryQuestions, Create: QuestionAdd, Edit: QuestionEdit });
const paths = {
  list: `/category/:categoryId`,
  create: '/category/:categoryId/question/add',
  edit: '/category/:categoryId/question/:questionId',
};
const open = (name: 'List' | 'Create' | 'Edit', held = manager) =>
  openScreens({
    ...{ screens, paths, locales, held, name, rows, row: rows[0] ?? {}, id: id(2) },
    url: paths[{ List: 'list', Create: 'create', Edit: 'edit' }[name] as 'list']
      .replace(':categoryId', id(1))
      .replace(':questionId', id(2)),
  });

describe('the questions of a category', () => {
  it('stand at the addresses of the specification', () =>
    expect(routes.map(({ path }) => path)).toEqual([
      ...['/diagnostic', paths.list, paths.create, paths.edit],
    ]));
  it('say what each answer does to the price', async () => {
    await open('List');
    const [first] = await screen.findAllByText('at most “Grade C” · -10%');
    expect(first).toBeInTheDocument();
  });
  it('are moved one step or to an end; those at an end stay there', async () => {
    const { calls } = await open('List');
    const up = await screen.findByRole('button', { name: 'Move “Does it start?” up' });
    expect(up).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Move “Does it start?” down' }));
    await waitFor(() => expect(sent(calls, 'POST')?.url).toContain(`/questions/${id(2)}/move`));
    expect(sent(calls, 'POST')?.body).toEqual({ to: 'down' });
  });
  it('are dragged to another place', async () => {
    const { calls } = await open('List');
    const title = await screen.findByRole('link', { name: 'Does it start?' });
    const [first, second] = [title, screen.getByRole('link', { name: 'Is the screen whole?' })].map(
      (link) => link.closest('li') as HTMLElement,
    );
    fireEvent.dragStart(first as HTMLElement);
    fireEvent.dragOver(second as HTMLElement);
    fireEvent.drop(second as HTMLElement);
    await waitFor(() => expect(sent(calls, 'POST')?.url).toContain(`/questions/${id(2)}/move`));
    expect(sent(calls, 'POST')?.body).toEqual({ position: 1 });
  });
  it('are read only by those who may not change them', async () => {
    await open('List', ['question.list']);
    await screen.findByText('Does it start?', { exact: false });
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a question' })).not.toBeInTheDocument();
  });
  it('are played as the customer meets them, with the price in words', async () => {
    await open('List');
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const title of ['Does it start?', 'Is the screen whole?']) {
      await drawer.findByRole('heading', { name: title });
      await userEvent.click(drawer.getByRole('radio', { name: 'No' }));
    }
    expect(await drawer.findByText('Priced in state “Grade C”.')).toBeInTheDocument();
    expect(drawer.getByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
  });
});

describe('a question', () => {
  it('needs a title and two answers', async () => {
    const { calls } = await open('Create');
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Remove answer 2' })).toBeDisabled();
    expect(sent(calls, 'POST')).toBeUndefined();
  });
  it('has a history for those who may read it', async () => {
    await open('Edit', [...manager, 'audit.read']);
    expect(await screen.findByRole('button', { name: 'History' })).toBeInTheDocument();
  });
  it('is saved with the effect of each answer; what blocks has no other', async () => {
    const { calls } = await open('Edit');
    const second = within(await screen.findByRole('group', { name: 'Answer 2' }));
    expect(second.getByRole('textbox', { name: /^Percentage/ })).toHaveValue('-10%');
    await userEvent.click(second.getByRole('switch', { name: /^Not bought/ }));
    await waitFor(() => expect(second.queryByRole('textbox', { name: /^Percentage/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    const { answers } = sent(calls, 'PATCH')?.body as { answers: { effect: object }[] };
    expect(answers.map(({ effect }) => effect)).toEqual([{}, { blocks: true }]);
  });
});
