import type { TermsVersion } from '@reprise/contracts/identity';
import { KeptMailer } from '@reprise/gateways';
import { totpCode } from '@reprise/identity/testing';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import { peopleOf, type People } from '../people';
import type { Product } from '../running-product';
import { softwarePasskey } from '../software-passkey';
import type { Send } from './sender';

const chief = 'root_management_unit_manager';
const asJson = { accept: 'application/json' };

/** A link as it was mailed; that is done outside the request. */
async function mailedLink({ dataDir, accountId }: Product, to: string): Promise<string> {
  const mails = new KeptMailer({ dataDir, now: () => systemClock.now() });
  return eventually(async () => {
    const mail = (await mails.list(accountId)).find((each) => each.to === to);
    const text = mail && (await mails.read(accountId, mail.id))?.text;
    return /token=([\w-]+)/.exec(text ?? '')?.[1];
  });
}

/** Somebody who is of two modules, comes in, proves with a passkey and a code, and leaves both again. */
async function walkFactors({ ask, platform }: Product, people: People, send: Send): Promise<void> {
  const places = await people.placesOf('store_seller');
  const modules = { root: chief, tim: 'store_seller' };
  const root = (
    await ask('GET', '/organizations?type=root_management_unit', { as: 'admin', headers: asJson })
  ).body[0].id;
  const at = { rootOrganizationId: root, timOrganizationId: places['timOrganizationId'] };
  const person = await people.arrives({ modules, ...at });
  const session = people.bearer(person.token);
  const inSession = (body?: object) => ({ headers: session, ...(body && { body }) });
  const key = softwarePasskey();
  const options = await ask('POST', '/session/factors/passkey-options', { headers: session });
  await send('addPasskey', {}, inSession({ name: 'Key', passkey: key.made(options.body) }));
  await send('renamePasskey', { id: key.id }, inSession({ name: 'My key' }));
  const { pendingLogin } = (await people.login(person.email)).body.details;
  const asked = await send('askForPasskeyAtLogin', {}, { body: { pendingLogin } });
  await send('finishLogin', {}, { body: { pendingLogin, proof: key.shown(asked.body) } });
  const shown = await ask('POST', '/session/passkey-options', { headers: session });
  await send('showSecondFactor', {}, inSession({ proof: key.shown(shown.body) }));
  const { secret } = (await ask('POST', '/session/factors/totp', { headers: session })).body;
  await send('confirmTotp', {}, inSession({ code: totpCode(secret, platform.clock.now()) }));
  await send('renewRecoveryCodes', {}, inSession());
  await send('removePasskey', { id: key.id }, inSession());
  await send('switchModule', {}, inSession({ module: 'tim' }));
}

/** In and out: a visitor, an invitation, factors; and who and what is not needed any more is removed. */
export async function walkSessions(product: Product, send: Send): Promise<void> {
  const { ask } = product;
  const people = peopleOf(product);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await send('createVisitorToken', {}, { headers: form, body: 'url=http%3A%2F%2Flocalhost%2F' });
  await walkFactors(product, people, send);
  const places = await people.placesOf('store_seller');
  const seller = { modules: { tim: 'store_seller' }, timOrganizationId: places['timOrganizationId'] };
  const invited = await people.arrives(seller);
  const token = await mailedLink(product, invited.email);
  const { terms } = (await send('checkPasswordLink', { token })).body;
  const acceptedTerms = terms.map(({ text, version }: TermsVersion) => ({ text, version }));
  await send('setPassword', { token }, { body: { password: 'Another-Horse-2', acceptedTerms } });
  await send('removeUser', { id: invited.id }, { as: 'admin' });
  const buyer = { type: 'buyer', commonName: 'Buyer that goes' };
  const { id } = (await ask('POST', '/organizations', { as: 'admin', body: buyer })).body;
  await send('removeOrganization', { id }, { as: 'admin' });
  const other = (await ask('GET', '/organizations/root', { as: 'admin', headers: asJson })).body.id;
  await send('switchOrganisation', {}, { as: 'admin', body: { organisationId: other } });
  const account = (await ask('POST', '/accounts', { as: 'admin', body: { name: 'Client that goes' } })).body;
  await ask('PATCH', `/accounts/${account.id}`, { as: 'admin', body: { status: 'inactive' } });
  await send('removeAccount', { id: account.id }, { as: 'admin' });
}
