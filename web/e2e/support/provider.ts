import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const fixture = join(
  __dirname,
  '../../../services/standalone/src/api-specs/testing/identity-provider.fixture.cjs',
);
export const clientSecret = 'only-for-tests-0123456789';

/** A real OpenID provider, for people by their names there; any password is right. */
export async function startProvider(
  people: Readonly<Record<string, object>>,
  redirects: { readonly callbacks: readonly string[]; readonly logout: string },
) {
  const child = fork(fixture, {
    ...{ execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    env: {
      ...process.env,
      ...{
        PEOPLE: JSON.stringify(people),
        REDIRECTS: JSON.stringify(redirects),
        CLIENT_SECRET: clientSecret,
      },
    },
  });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  return { issuer, stop };
}
