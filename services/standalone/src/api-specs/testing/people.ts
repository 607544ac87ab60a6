import { Passwords } from '@reprise/identity';
import { randomUUID } from 'node:crypto';
import type { Asker, Product } from './running-product';

const password = 'Correct-Horse-1';
let count = 0;
/** Rates of the log-in are another spec's. */
const from = (): string => `10.77.${Math.floor((count += 1) / 250)}.${count % 250}`;

/** People who come and go, beside those of the demonstration. */
export function peopleOf({ ask, platform }: Product) {
  const login = (email: string) => ask('POST', '/login', { body: { email, password }, from: from() });
  return {
    login,
    bearer: (token: string) => ({ authorization: `Bearer ${token}`, accept: 'application/json' }),
    refresh: (refreshToken: string) =>
      ask('POST', '/token/refresh', { body: { refreshToken }, from: from() }),
    /** Where the demonstration's user of this role works. */
    async placesOf(role: string, as: Asker = 'admin') {
      const email = encodeURIComponent(`${role}@`);
      const answer = await ask('GET', `/users?email=${email}`, {
        as,
        headers: { accept: 'application/json' },
      });
      const { timOrganizationId, rpsOrganizationId, lcmOrganizationId } = answer.body[0];
      return { timOrganizationId, rpsOrganizationId, lcmOrganizationId } as Record<string, string>;
    },
    /** A new user who has logged in. */
    async arrives(body: object, as: Asker = 'admin') {
      const email = `p${randomUUID()}@example.test`;
      const user = { email, firstname: 'Ada', lastname: 'Byron', ...body };
      const made = await ask('POST', '/users', { as, body: user });
      await new Passwords(platform.documents, platform.clock).set(made.body.id, password);
      const { token, refreshToken } = (await login(email)).body;
      return { id: made.body.id, email, token, refreshToken } as Record<
        'id' | 'email' | 'token' | 'refreshToken',
        string
      >;
    },
  };
}
export type People = ReturnType<typeof peopleOf>;
