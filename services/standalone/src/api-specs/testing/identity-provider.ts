import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const clientSecret = 'only-for-tests-0123456789';

type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Redirects = { readonly callbacks: readonly string[]; readonly logout: string };

/** A real OpenID provider; who logs in is named, any password is right. */
export async function startProvider(people: People, redirects: Redirects) {
  const child = fork(join(__dirname, 'identity-provider.fixture.cjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PEOPLE: JSON.stringify(people),
      REDIRECTS: JSON.stringify(redirects),
      CLIENT_SECRET: clientSecret,
    },
  });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  return {
    issuer,
    /** New keys, at once: the old ones are gone. */
    async rotateKeys(): Promise<void> {
      child.send('rotate');
      await once(child, 'message');
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** What a browser does at the provider: follows it, keeps its cookies, fills in its form. */
export class ProviderVisit {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  /** @returns the first address that is not the provider's. */
  async logIn(url: string, name: string): Promise<URL> {
    const page = await this.follow(url);
    if (page instanceof URL) return page;
    const back = await this.follow(page.url, { prompt: 'login', login: name, password: 'any' });
    if (back instanceof URL) return back;
    throw new Error(`the provider does not send ${name} back: ${page.url}`);
  }

  /** Confirms that the provider's session ends. */
  async logOut(url: string): Promise<URL> {
    const page = await this.follow(url);
    if (page instanceof URL) return page;
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? '';
    const back = await this.follow(`${this.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    if (back instanceof URL) return back;
    throw new Error(`the provider does not send back: ${page.text.slice(0, 300)}`);
  }

  private async follow(
    url: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<URL | { url: string; text: string }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      this.cookies.set(name, value);
    }
    const to = response.headers.get('location');
    if (!to) return { url, text: await response.text() };
    const next = new URL(to, url);
    return next.origin === new URL(this.issuer).origin ? this.follow(next.href) : next;
  }
}
