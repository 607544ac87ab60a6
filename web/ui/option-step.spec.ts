import { optionStep } from './option-step';

it('arrow keys go round the options, from the field itself to the first or the last', () => {
  expect(optionStep('ArrowDown', -1, 3)).toBe(0);
  expect(optionStep('ArrowUp', -1, 3)).toBe(2);
  expect(optionStep('ArrowDown', 2, 3)).toBe(0);
  expect(optionStep('ArrowUp', 0, 3)).toBe(2);
});

it('other keys, and a list without options, are left to the field', () => {
  expect(optionStep('Enter', 0, 3)).toBeUndefined();
  expect(optionStep('ArrowDown', -1, 0)).toBeUndefined();
});
