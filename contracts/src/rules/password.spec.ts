import { brokenPasswordRules, newPasswordSchema, passwordSchema } from './password';

const faults = (values: unknown) =>
  newPasswordSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('a password that follows every rule is accepted', () =>
  expect(passwordSchema.parse('Secret12')).toBe('Secret12'));
it.each([
  ['Short1', ['validation.password-length']],
  ['ALLUPPER1', ['validation.password-lowercase']],
  ['alllower1', ['validation.password-uppercase']],
  ['NoDigitHere', ['validation.password-digit']],
  [
    '',
    [
      'validation.password-length',
      'validation.password-lowercase',
      'validation.password-uppercase',
      'validation.password-digit',
    ],
  ],
])('"%s" breaks its rules', (password, keys) => {
  expect(brokenPasswordRules(password)).toEqual(keys);
  expect(passwordSchema.safeParse(password).error?.issues.map(({ message }) => message)).toEqual(keys);
});
it('the repeat must match', () =>
  expect(faults({ password: 'Secret12', repeat: 'Secret13' })).toEqual([
    ['repeat', 'validation.password-repeat'],
  ]));
it('the new one must differ from the old one', () =>
  expect(faults({ old: 'Secret12', password: 'Secret12', repeat: 'Secret12' })).toEqual([
    ['password', 'validation.password-unchanged'],
  ]));
