import { roleAtLogin } from './sso-roles.rules';

const managers = { value: 'managers', role: 'store_manager', organizationId: 'lille' } as const;
const everybody = { value: '*', role: 'store_seller', organizationId: 'lille' } as const;

describe('the role of a user who logs in through his provider', () => {
  it.each([
    ['is that of his group, whoever gave him another', managers, undefined, managers],
    ['is that of his group again', managers, 'managers', managers],
    [
      'stays as managers have decided where no group of his is mapped',
      undefined,
      undefined,
      'as-managers-say',
    ],
    ['stays so where everybody is mapped', everybody, undefined, 'as-managers-say'],
    ['falls to everybody’s when he has left his group', everybody, 'managers', everybody],
    ['stays everybody’s', everybody, '*', everybody],
    ['is gone when he has left his group and nothing else fits', undefined, 'managers', 'left'],
  ] as const)('%s', (_what, fits, mapped, role) => expect(roleAtLogin(fits, mapped)).toEqual(role));
});
