import type { Answer, Asked, Product } from './running-product';

let addresses = 0;

type Chief = `${'' | 'other:'}root_management_unit_manager`;

/** A tenant whose people come in through a provider of their own. */
export function ssoWorld({ ask }: Product, chief: Chief = 'root_management_unit_manager') {
  const plain = { accept: 'application/json' };
  const organisation = async (type: string): Promise<string> =>
    (await ask('GET', `/organizations?type=${type}`, { as: chief, headers: plain })).body[0].id;
  /** Rates are another spec's. */
  const from = () => `10.66.0.${(addresses += 1)}`;
  return {
    organisation,
    configure: (body: object, as: Asked['as'] = chief) => ask('POST', '/sso-configurations', { as, body }),
    change: (id: string, body: object) => ask('PATCH', `/sso-configurations/${id}`, { as: chief, body }),
    setSecret: (id: string, clientSecret: string | null) =>
      ask('POST', `/sso-configurations/${id}/client-secret`, { as: chief, body: { clientSecret } }),
    test: (id: string) => ask('POST', `/sso-configurations/${id}/test`, { as: chief }),
    /** @returns where the browser goes, and the cookie that it keeps. */
    async begin(
      domain: string,
      { host = 'localhost:3000', more = '' } = {},
    ): Promise<{ url: URL; cookie: string }> {
      const { body, headers } = await ask('GET', `/open-id/authorization-url?domain=${domain}${more}`, {
        from: from(),
        headers: { host },
      });
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      return { url: new URL(body.url), cookie };
    },
    finish(organizationId: string, returned: string | URL, cookie: string): Promise<Answer> {
      const openidSessionId = typeof returned === 'string' ? returned : returned.search.slice(1);
      return ask('POST', '/login', {
        body: { organizationId, openidSessionId },
        headers: { cookie },
        from: from(),
      });
    },
    password: (email: string, password: string) =>
      ask('POST', '/login', { body: { email, password }, from: from() }),
    userOf: async (email: string) =>
      (await ask('GET', `/users?email=${encodeURIComponent(email)}`, { as: chief, headers: plain })).body[0],
  };
}
export type SsoWorld = ReturnType<typeof ssoWorld>;
