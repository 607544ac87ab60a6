import '@testing-library/jest-dom';
import { categories, questions } from '@reprise/contracts/catalogue';
import { refurbSteps, stocks } from '@reprise/contracts/configuration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  added,
  change,
  confirm,
  fill,
  pick,
  press,
  remove,
  saved,
  stays,
  taken,
  unknown,
} from './failing-acts.fixtures';
import { type Failure, tellsFailures } from './failing.suite';
import { id } from './kept.fixtures';

jest.mock('bwip-js/browser', () => ({ code128: () => '<svg/>', drawingSVG: () => ({}) }));

/** Back office §8 "Stock and catalogue". */
const ofStocks: readonly Failure[] = [
  {
    ...{ at: '/stocks/create', call: stocks.endpoints.create, toast: added, refusals: [taken, unknown] },
    does: async () => {
      await fill(/^Name/, 'Shelf 5');
    },
    sends: () => press('Add'),
  },
  {
    ...{ at: `/stocks/${id(2)}/edit`, call: stocks.endpoints.update, toast: saved, ...change(/^Name/) },
    refusals: [taken, ['native-stock-fixed', /^This stock is built in/], unknown],
  },
  {
    ...{ at: '/stocks', call: stocks.endpoints.remove, toast: stays('Shelf 4'), ...remove('Shelf 4') },
    refusals: [
      ['stock-not-empty', /^This stock still holds items/],
      ['native-stock-fixed', /^This stock is built in/],
    ],
  },
];
const ofQuestions: readonly Failure[] = [
  {
    ...{ at: `/category/${id(1)}/question/add`, call: questions.endpoints.create, toast: added },
    does: async () => {
      await fill(/^Question/, 'Is it whole?');
      for (const [at, name] of ['Yes', 'No'].entries()) {
        const group = within(await screen.findByRole('group', { name: `Answer ${at + 1}` }));
        await userEvent.type(group.getByRole('textbox', { name: /^Answer/ }), name);
      }
    },
    sends: () => press('Add'),
    refusals: [['unknown-reference', /^Your choice no longer exists/]],
  },
  {
    ...{ at: `/category/${id(1)}/question/${id(2)}`, call: questions.endpoints.update, toast: saved },
    ...{ ...change(/^Question/), refusals: [unknown] },
  },
  {
    ...{ at: `/category/${id(1)}`, call: questions.endpoints.remove, toast: stays('Does it start?') },
    does: async () => {
      await press(/^Remove “Does it start\?”/);
    },
    sends: () => confirm('Remove'),
    refusals: [unknown],
  },
];
const ofSteps: readonly Failure[] = [
  {
    ...{ at: '/refurb-step/create', call: refurbSteps.endpoints.create, toast: added, refusals: [taken] },
    does: async () => {
      await fill(/^Title/, 'Polish');
      await pick(/^Stock/, 'Shelf 4');
    },
    sends: () => press('Add'),
  },
  {
    ...{ at: `/refurb-step/${id(2)}/edit`, call: refurbSteps.endpoints.update, toast: saved },
    ...{ ...change(/^Title/), refusals: [taken, unknown] },
  },
  {
    ...{ at: '/refurb-steps', call: refurbSteps.endpoints.remove, toast: stays('Clean') },
    ...{ ...remove('Clean'), refusals: [['still-referenced', /^Other records still depend/]] },
  },
];
const ofCategories: readonly Failure[] = [
  {
    ...{ at: '/category/create', call: categories.endpoints.create, toast: added },
    does: async () => {
      await fill(/^Name$/, 'Tablets');
      await fill(/^Identifier/, 'tablets');
      await pick(/^Parent category/, 'Phones');
      await pick(/^Referring workshops/, 'Lille');
      await fill(/^Weight/, '300');
    },
    sends: () => press('Add'),
    refusals: [
      ['identifier-already-used', /^This identifier is already in use/],
      ['category-without-buyer', /^No buyer is linked to this category/],
      ['account-not-retailer', /^This account is not a retailer/],
    ],
  },
  {
    ...{ at: `/category/${id(2)}/edit`, call: categories.endpoints.update, toast: saved },
    ...change(/^Name$/),
    refusals: [
      ['identifier-already-used', /^This identifier is already in use/],
      ['category-without-buyer', /^No buyer is linked to this category/],
    ],
  },
  {
    ...{ at: '/categories/list', call: categories.endpoints.remove, toast: stays('Phones') },
    ...remove('Phones'),
    refusals: [
      ['category-has-content', /^This category still contains products, questions or subcategories/],
    ],
  },
];

tellsFailures('stocks', ofStocks);
tellsFailures('questions', ofQuestions);
tellsFailures('refurbishment steps', ofSteps);
tellsFailures('categories', ofCategories);
