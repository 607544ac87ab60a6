import { KeptMailer } from '@reprise/gateways';
import { answerTo } from '@reprise/identity/testing';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import { peopleOf } from './people';
import type { Product } from './running-product';
import { softwarePasskey } from './software-passkey';
import { ssoWorld } from './sso-world';

const textOf = (challenge: string): string => Buffer.from(challenge, 'base64url').toString();

/** Somebody with a passkey, who has just shown it. */
async function keyHolder(product: Product) {
  const people = peopleOf(product);
  const places = await people.placesOf('store_seller');
  const person = await people.arrives({
    modules: { tim: 'store_seller' },
    timOrganizationId: places['timOrganizationId'],
  });
  const post = (path: string, body: object = {}) =>
    product.ask('POST', path, { headers: people.bearer(person.token), body });
  const key = softwarePasskey();
  const made = key.made((await post('/session/factors/passkey-options')).body);
  await post('/session/factors/passkeys', { name: 'Key', passkey: made });
  const challenge = async (path: string): Promise<string> => (await post(path)).body.challenge;
  const shown = key.shown({ challenge: await challenge('/session/passkey-options') });
  await post('/session/second-factor', { proof: shown });
  return { ...person, people, post, key, challenge };
}
export type KeyHolder = Awaited<ReturnType<typeof keyHolder>>;

/** A password link as it was mailed; that is done outside the request. */
async function mailedLink({ dataDir, accountId }: Product, to: string): Promise<string> {
  const mails = new KeptMailer({ dataDir, now: () => systemClock.now() });
  return eventually(async () => {
    const [mail] = (await mails.list(accountId)).filter(
      (each) => each.to === to && each.template === 'invitation',
    );
    const text = mail && (await mails.read(accountId, mail.id))?.text;
    return /token=([\w-]+)/.exec(text ?? '')?.[1];
  });
}

const cookieIn = (setCookie: unknown, name: string): string =>
  new RegExp(`${name}=([^;]+)`).exec(String(setCookie))?.[1] ?? '';

/** Every kind of token that the product gives out; a link of a declared buyback is given. */
export async function tokenKinds(product: Product, domain: string, buybackLink: string) {
  const holder = await keyHolder(product);
  const { ask } = product;
  const seller = { email: `store_seller@${domain}`, password: product.password };
  const place = 'url=http%3A%2F%2Flocalhost%2F';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const welcome = async () => ask('POST', '/webtoken-with-account-and-ord', { headers: form, body: place });
  // Not a new one each time: a half log-in counts as an attempt.
  const pending: string = (await holder.people.login(holder.email)).body.details.pendingLogin;
  const solved = await answerTo((await ask('GET', '/challenge', { as: 'visitor' })).body);
  const kinds: Readonly<Record<string, () => Promise<string>>> = {
    session: () => Promise.resolve(holder.token),
    visitor: () => product.tokenOf('visitor'),
    refresh: async () => (await ask('POST', '/login', { body: seller })).body.refreshToken,
    pendingLogin: () => Promise.resolve(pending),
    passkeyAsked: async () => textOf(await holder.challenge('/session/passkey-options')),
    passkeyMade: async () => textOf(await holder.challenge('/session/factors/passkey-options')),
    passwordLink: () => mailedLink(product, holder.email),
    device: async () =>
      cookieIn((await ask('POST', '/login', { body: seller })).headers['set-cookie'], 'reprise-device'),
    singleSignOn: async () => cookieIn((await ssoWorld(product).begin(domain)).cookie, 'reprise-sso'),
    buybackLink: () => Promise.resolve(buybackLink),
    search: async () => {
      const { ord } = (await welcome()).body;
      return (await ask('GET', `/organizations/${ord.id}/typesense`, { as: 'visitor' })).body.token;
    },
    challenge: () => Promise.resolve(solved),
  };
  return { kinds, holder };
}
