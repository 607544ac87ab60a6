import { newPasswordSchema } from './password.rules';

const chosen = { password: 'Welcome1', repeat: 'Welcome1' };
const faults = (first: boolean, terms: boolean) =>
  newPasswordSchema(first)
    .safeParse({ ...chosen, terms })
    .error?.issues.map(({ code, message }) => [code, message]);

describe('a first password', () => {
  it('asks to accept the terms, in the words of that box', () => {
    expect(faults(true, false)).toEqual([['custom', 'terms-required']]);
    expect(faults(true, true)).toBeUndefined();
  });
  it('is the only one that does', () => {
    expect(faults(false, false)).toBeUndefined();
  });
});
