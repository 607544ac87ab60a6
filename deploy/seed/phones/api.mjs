import { setTimeout as pause } from 'node:timers/promises';

const tries = 6;
const mayRetry = (status) => status === 429 || status >= 500;

/** A client of the product's API: JSON, a bearer token, and retries after outages. */
export class Api {
  constructor(url, token) {
    this.root = `${url.replace(/\/+$/, '')}/api`;
    this.token = token;
  }

  static async login(url, email, password) {
    const session = await new Api(url).send('POST', '/login', { email, password });
    const token = session.token ?? session.apiToken;
    if (!token) throw new Error('the log-in returned no token');
    return new Api(url, token);
  }

  get(path) {
    return this.send('GET', path);
  }

  /** `key`: the same request sent twice is executed once. */
  post(path, body, key) {
    return this.send('POST', path, body, key && { 'idempotency-key': key });
  }

  patch(path, body) {
    return this.send('PATCH', path, body, { 'content-type': 'application/merge-patch+json' });
  }

  async send(method, path, body, headers = {}) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(method, path, body, headers);
      } catch (error) {
        if (attempt === tries || (error.status && !mayRetry(error.status))) throw error;
        await pause(100 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  async once(method, path, body, headers) {
    const response = await fetch(this.root + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : undefined;
    throw Object.assign(new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`), {
      status: response.status,
    });
  }
}
