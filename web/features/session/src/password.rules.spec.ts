import { newPasswordSchema } from './password.rules';

const chosen = { password: 'Welcome1', repeat: 'Welcome1' };
const faults = (asked: string, terms: string) =>
  newPasswordSchema(asked)
    .safeParse({ ...chosen, terms })
    .error?.issues.map(({ code, message }) => [code, message]);

describe('a first password', () => {
  it('asks to accept the terms, in the words of that box', () => {
    expect(faults('v1 w1', '')).toEqual([['custom', 'terms-required']]);
    expect(faults('v1 w1', 'v1 w1')).toBeUndefined();
  });
  it('asks again for terms that have changed since', () => {
    expect(faults('v2 w1', 'v1 w1')).toEqual([['custom', 'terms-required']]);
  });
  it('is the only one that does', () => {
    expect(faults('', '')).toBeUndefined();
  });
});
