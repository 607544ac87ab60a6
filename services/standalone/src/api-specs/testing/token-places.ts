import type { Answer, Product } from './running-product';
import { softwarePasskey } from './software-passkey';
import type { KeyHolder } from './token-kinds';

type Known = {
  readonly holder: KeyHolder;
  readonly domain: string;
  readonly buybackId: string;
  readonly declaration: object;
  /** Of the account, and the collection of its products. */
  readonly root: string;
  readonly collection: string;
};

/** Who a signed text says he is, without asking whether it is true. */
function subjectOf(token = ''): unknown {
  try {
    const said: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof said === 'object' && said !== null && 'sub' in said ? said.sub : undefined;
  } catch {
    return undefined;
  }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const challengeOf = (token: string) => ({ challenge: Buffer.from(token).toString('base64url') });
const deviceIn = ({ headers }: Answer) => /reprise-device=([^;]+)/.exec(String(headers['set-cookie']))?.[1];

/** Every place that takes a token: sends one, and says whether it was taken. */
export function tokenPlaces({ ask, password }: Product, known: Known) {
  const { holder, domain, buybackId, declaration, root, collection } = known;
  const answers: Answer[] = [];
  const asked: Product['ask'] = async (...given) => {
    const answer = await ask(...given);
    answers.push(answer);
    return answer;
  };
  const post = (path: string, body: object, headers = {}) => asked('POST', path, { body, headers });
  const inSession = { authorization: `Bearer ${holder.token}` };
  const isSame = (subject: unknown, token: string) => subject !== undefined && subject === subjectOf(token);
  const places: Readonly<Record<string, (token: string) => Promise<boolean>>> = {
    bearer: async (token) =>
      (await asked('GET', '/session/factors', { headers: { authorization: `Bearer ${token}` } })).status !==
      401,
    tokenHeader: async (token) =>
      (await asked('GET', '/session/factors', { headers: { token } })).status !== 401,
    // Who is let in is told that he names no topic.
    streamAddress: async (token) =>
      (await asked('GET', `/hub?authorization=${encodeURIComponent(token)}`)).status !== 401,
    refresh: async (refreshToken) => (await post('/token/refresh', { refreshToken })).status === 200,
    pendingLogin: async (pendingLogin) =>
      (await post('/login/passkey-options', { pendingLogin })).status === 200,
    passkeyShown: async (token) => {
      const proof = holder.key.shown(challengeOf(token));
      const { body } = await post('/session/second-factor', { proof }, inSession);
      return body?.code !== 'factor-challenge-expired';
    },
    passkeyAdded: async (token) => {
      const passkey = softwarePasskey().made(challengeOf(token));
      const { body } = await post('/session/factors/passkeys', { name: 'Other', passkey }, inSession);
      return body.code !== 'factor-challenge-expired';
    },
    passwordLink: async (token) =>
      (await asked('GET', `/password/new/${encodeURIComponent(token)}`)).status === 200,
    visitorCookie: async (token) => {
      const headers = { ...form, cookie: `reprise-visitor=${token}` };
      const body = 'url=http%3A%2F%2Flocalhost%2F';
      const answer = await asked('POST', '/webtoken-with-account-and-ord', { headers, body });
      return isSame(subjectOf(answer.body.token), token);
    },
    deviceCookie: async (token) => {
      const body = { email: `store_manager@${domain}`, password };
      return isSame(
        subjectOf(deviceIn(await post('/login', body, { cookie: `reprise-device=${token}` }))),
        token,
      );
    },
    singleSignOnCookie: async (token) => {
      const body = { organizationId: root, openidSessionId: 'code=a&state=b' };
      const answer = await post('/login', body, { cookie: `reprise-sso=${token}` });
      return answer.body.details?.reason !== 'not-begun-here';
    },
    buybackLink: async (token) =>
      (await asked('GET', `/buybacks/${buybackId}/tracking?token=${encodeURIComponent(token)}`)).status ===
      200,
    search: async (token) => {
      const path = `/search/collections/${collection}/documents/search?q=iphone&query_by=label`;
      return (await asked('GET', path, { headers: { 'x-typesense-api-key': token } })).status === 200;
    },
    challenge: async (token) => {
      const headers = { 'reprise-challenge': token };
      const given = { as: 'visitor', body: declaration, headers } as const;
      return (await asked('POST', '/buybacks', given)).status === 201;
    },
  };
  return { places, answers };
}
