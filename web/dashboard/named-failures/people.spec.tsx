import '@testing-library/jest-dom';
import {
  factorEndpoints,
  sessionEndpoints,
  userContract,
  userImportEndpoints,
} from '@reprise/contracts/identity';
import { added, change, chooseFile, fill, pick, press, saved, unknown } from './failing-acts.fixtures';
import { type Failure, type Given, tellsFailures } from './failing.suite';
import { id } from './kept.fixtures';
import { problemBody } from '../../kernel/testing/render-app';

const { login, authorizationUrl, renewPassword, checkPasswordLink, setPassword } = sessionEndpoints;
const misconfigured = ['sso-configuration-error', /single sign-on is not set up correctly/] as const;
const noPermission = ['no-permission-at-all', /^Your user has no permissions/] as const;
const tooLate = ['pending-login-expired', /^This login took longer than five minutes/] as const;

const logIn = {
  does: async () => {
    await fill(/^E-mail address/, 'ada@shop.example');
    await fill(/^Password/, 'Correct-Horse-1');
  },
  sends: () => press('Log in'),
};
const halfIn = (method: string): Given => [
  [
    login,
    {
      status: 401,
      body: {
        ...problemBody('second-factor-required', 401),
        details: { pendingLogin: 'half', methods: [method] },
      },
    },
  ],
];

/** Back office §8 "Session". */
const ofLogIn: readonly Failure[] = [
  {
    ...{ at: '/login', call: login, ...logIn },
    refusals: [
      ['credentials-incorrect', /^The e-mail address or the password is incorrect/],
      noPermission,
      unknown,
    ],
  },
  {
    ...{ at: '/login', call: authorizationUrl },
    does: async () => {
      await press('Log in through my organisation');
      await fill(/^Work e-mail/, 'ada@shop.example');
    },
    sends: () => press('Continue with my organisation'),
    refusals: [
      ['sso-organisation-unknown', /^No organisation matches this e-mail address/],
      ['sso-other-site', /^You are on another company’s site/],
      misconfigured,
    ],
  },
  {
    ...{ at: `/open-id/${id(1)}/callback?code=c&state=s`, call: login },
    refusals: [
      ['sso-callback-failed', /^Single sign-on with your organisation failed/],
      ['sso-user-unknown', /^Your organisation knows you, but you have no user here/],
      misconfigured,
    ],
  },
  {
    ...{ at: '/login', call: factorEndpoints.finishLogin, given: halfIn('totp') },
    does: async () => {
      await logIn.does();
      await logIn.sends();
      await fill(/^Code of your/, '123456');
    },
    sends: () => press('Confirm'),
    refusals: [['second-factor-incorrect', /^This code or passkey does not match/], tooLate, noPermission],
  },
  {
    ...{ at: '/login', call: factorEndpoints.loginPasskey, given: halfIn('passkey') },
    does: async () => {
      await logIn.does();
      await logIn.sends();
    },
    sends: () => press('Continue with a passkey'),
    refusals: [tooLate, unknown],
  },
];

const link = `renew?token=${'t'.repeat(20)}`;
const open = [
  checkPasswordLink,
  { body: { purpose: 'renew', expiresAt: '2030-01-05T09:00:00.000Z', terms: [] } },
] as const;
const ofPasswords: readonly Failure[] = [
  {
    ...{ at: '/lostPassword', call: renewPassword, refusals: [unknown] },
    does: async () => {
      await fill(/^E-mail address/, 'ada@shop.example');
    },
    sends: () => press('Send the link'),
  },
  {
    ...{ at: `/${link}`, call: checkPasswordLink },
    refusals: [['password-link-expired', /^This link is no longer valid/]],
  },
  {
    ...{ at: `/${link}`, call: setPassword, given: [open] },
    does: async () => {
      await fill(/^New password/, 'Correct-Horse-1');
      await fill(/^Repeat/, 'Correct-Horse-1');
    },
    sends: () => press('Save the password'),
    refusals: [
      ['password-unchanged', /^The new password is the same as the old one/],
      ['password-terms-not-accepted', /^The terms of your organisation are not accepted/],
      ['password-terms-changed', /^The terms of your organisation have changed/],
      ['password-managed-by-sso', /^Your password is managed by your organisation/],
      unknown,
    ],
  },
];

const roles = [sessionEndpoints.assignableUserTypes, { body: ['store_seller'] }] as const;
const ofUsers: readonly Failure[] = [
  {
    ...{ at: '/user/create', call: userContract.endpoints.create, toast: added, given: [roles] },
    does: async () => {
      await fill(/^First name/, 'Lea');
      await fill(/^Last name/, 'Roy');
      await fill(/^E-mail address/, 'lea@shop.example');
      await pick(/^Role$/, 'Store seller');
      await pick(/^Store$/, 'Lille');
    },
    sends: () => press('Add'),
    refusals: [
      ['email-already-used', /^This e-mail address already belongs to a user/],
      ['role-not-assignable', /^You cannot assign this role/],
      ['parent-not-allowed', /^This record cannot be placed under that parent/],
    ],
  },
  {
    ...{ at: `/user/${id(2)}/edit`, call: userContract.endpoints.update, toast: saved, given: [roles] },
    ...{
      ...change(/^First name/),
      refusals: [
        ['still-referenced', /^Other records still depend/],
        ['own-user-inactive', /^You cannot deactivate your own user/],
        unknown,
      ],
    },
  },
  {
    ...{ at: '/users/import', call: userImportEndpoints.check, sends: chooseFile('users.csv', 'text/csv') },
    refusals: [
      ['csv-unreadable', /^This file cannot be read as a CSV file/],
      ['csv-columns-missing', /^These columns are missing/],
      ['csv-too-many-lines', /^The file has more than/],
    ],
  },
];

tellsFailures('log-in', ofLogIn);
tellsFailures('passwords', ofPasswords);
tellsFailures('users', ofUsers);
