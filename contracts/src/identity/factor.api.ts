import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';
import {
  factorProofSchema,
  factorsChangedSchema,
  newPasskeySchema,
  ownFactorsSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  totpCodeSchema,
} from './factor.document';
import { signedInSchema } from './signed-in.document';

const byId = z.object({ id: z.string().min(1).max(1400) });
const pendingLogin = z.string().min(20).max(2000);
const path = '/session/factors';
const own = { access: 'security.own', limits: [perMinute('session', 30)] } as const;
/** Whoever has a factor shows it before he changes any. */
const changes = { ...own, secured: 'own-factors', reply: factorsChangedSchema, confidential: true } as const;
const atTheDoor = { method: 'POST', access: 'public', limits: [perMinute('address', 120)] } as const;

export const factorEndpoints = {
  finishLogin: endpoint({
    ...atTheDoor,
    name: 'finishLogin',
    path: '/login/second-factor',
    summary:
      'The second half of a log-in: opens the session that a right password or provider only prepared.',
    body: z.strictObject({ pendingLogin, proof: factorProofSchema }),
    reply: signedInSchema,
    problems: [
      'pending-login-expired',
      'second-factor-incorrect',
      'factor-challenge-expired',
      'no-permission-at-all',
    ],
  }),
  loginPasskey: endpoint({
    ...atTheDoor,
    name: 'askForPasskeyAtLogin',
    path: '/login/passkey-options',
    summary: 'What the browser needs to ask for a passkey in the second half of a log-in.',
    body: z.strictObject({ pendingLogin }),
    reply: passkeyOptionsSchema,
    problems: ['pending-login-expired'],
  }),
  stepUp: endpoint({
    ...own,
    name: 'showSecondFactor',
    method: 'POST',
    path: '/session/second-factor',
    summary: 'Shows a second factor in a session: for a quarter of an hour it may do what asks for one.',
    body: z.strictObject({ proof: factorProofSchema }),
    status: 204,
    problems: ['second-factor-incorrect', 'factor-challenge-expired'],
  }),
  stepUpPasskey: endpoint({
    ...own,
    name: 'askForPasskey',
    method: 'POST',
    path: '/session/passkey-options',
    summary: 'What the browser needs to ask for a passkey within a session.',
    reply: passkeyOptionsSchema,
    confidential: true,
  }),
  read: endpoint({
    ...own,
    name: 'getOwnFactors',
    method: 'GET',
    path,
    summary: 'The caller’s second factors; nothing secret.',
    reply: ownFactorsSchema,
  }),
  beginTotp: endpoint({
    ...changes,
    name: 'beginTotp',
    method: 'POST',
    path: `${path}/totp`,
    summary: 'A new secret for an authenticator app. It counts once a code of it has been confirmed.',
    reply: z.object({ secret: z.string(), uri: z.string() }),
    problems: ['factor-already-set-up'],
  }),
  confirmTotp: endpoint({
    ...changes,
    name: 'confirmTotp',
    method: 'POST',
    path: `${path}/totp/confirm`,
    summary: 'Proves that the authenticator app has the secret; from now on log-ins ask for its codes.',
    body: z.strictObject({ code: totpCodeSchema }),
    problems: ['factor-already-set-up', 'factor-challenge-expired', 'second-factor-incorrect'],
  }),
  removeTotp: endpoint({
    ...changes,
    name: 'removeTotp',
    method: 'DELETE',
    path: `${path}/totp`,
    summary: 'Forgets the authenticator app; with the last factor the recovery codes go too.',
  }),
  beginPasskey: endpoint({
    ...changes,
    name: 'beginPasskey',
    method: 'POST',
    path: `${path}/passkey-options`,
    summary: 'What the browser needs to make a new passkey for this site.',
    reply: passkeyOptionsSchema,
    problems: ['factor-already-set-up'],
  }),
  addPasskey: endpoint({
    ...changes,
    name: 'addPasskey',
    method: 'POST',
    path: `${path}/passkeys`,
    summary: 'Keeps a new passkey under a name.',
    body: z.strictObject({ name: passkeyNameSchema, passkey: newPasskeySchema }),
    problems: ['factor-challenge-expired', 'second-factor-incorrect'],
  }),
  renamePasskey: endpoint({
    ...own,
    name: 'renamePasskey',
    method: 'PATCH',
    path: `${path}/passkeys/{id}`,
    summary: 'Names a passkey.',
    params: byId,
    body: z.strictObject({ name: passkeyNameSchema }),
    consumes: 'application/merge-patch+json',
    reply: ownFactorsSchema,
  }),
  removePasskey: endpoint({
    ...changes,
    name: 'removePasskey',
    method: 'DELETE',
    path: `${path}/passkeys/{id}`,
    summary: 'Forgets a passkey; with the last factor the recovery codes go too.',
    params: byId,
  }),
  renewRecoveryCodes: endpoint({
    ...changes,
    name: 'renewRecoveryCodes',
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Ten new recovery codes; the earlier ones work no more.',
    problems: ['not-found'],
  }),
  reset: endpoint({
    name: 'resetUserFactors',
    method: 'POST',
    path: '/users/{id}/reset-factors',
    access: 'user.secure',
    summary: 'Forgets all second factors of a user who lost them, ends his sessions and tells him by mail.',
    params: z.object({ id: z.string().min(1).max(100) }),
    status: 204,
    problems: ['role-not-assignable'],
  }),
} as const;
