import { callbackUrl, originFor } from './sso-options';

const sites = {
  origin: () => 'https://reprise.example',
  siteOf: (accountId: string) => Promise.resolve(`https://${accountId}.example`),
  accountOfHost: (host: string) => Promise.resolve(host === 'other.example' ? { id: 'other' } : undefined),
};

describe('where a provider leads back to', () => {
  it.each(['acme.example', 'ACME.example'])('is the account’s own site, for who began at %s', async (host) =>
    expect(await originFor(sites, 'acme', host)).toBe('https://acme.example'),
  );

  it.each([
    ['this installation’s own name', 'reprise.example'],
    ['a host that only the request names', 'evil.example'],
    ['one that looks like it', 'acme.example.evil.example'],
    ['no host', ''],
  ])('is this installation for %s', async (_what, host) =>
    expect(await originFor(sites, 'acme', host)).toBe('https://reprise.example'),
  );

  it('is said to who is on the site of another account, before he leaves for the provider', async () =>
    expect(originFor(sites, 'acme', 'Other.example')).rejects.toMatchObject({
      ...{ code: 'sso-other-site', details: { site: 'https://acme.example' } },
    }));

  it('is this installation, also where its name is the site of an account', async () =>
    expect(
      await originFor(
        { ...sites, accountOfHost: () => Promise.resolve({ id: 'x' }) },
        'acme',
        'reprise.example',
      ),
    ).toBe('https://reprise.example'));

  it('keeps to its path, whatever the organisation is called', () =>
    expect(callbackUrl('https://acme.example', { organizationId: '//evil.example/..' })).toBe(
      'https://acme.example/dashboard/open-id/%2F%2Fevil.example%2F../callback',
    ));
});
