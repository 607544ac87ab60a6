import {
  publicOrganisationSchema,
  type AccountSummary,
  type PublicOrganisation,
} from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';

import type { Directory } from './directory';
import type { SessionTokens } from './session-token';
import { uuidv7 } from '@reprise/kernel/base';

export type VisitorOptions = {
  /** Account of the demonstration tenant, which answers on `localhost`; none unless named. */
  readonly demonstrationAccountId?: string;
};

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const urlOf = (text: string): URL | undefined => {
  const candidate = text.includes('://') ? text : `https://${text}`;
  return URL.canParse(candidate) ? new URL(candidate) : undefined;
};

/** Anonymous tokens of the public web site (customer journey §6: visitors act as pseudo_anonymous). */
export class Visitors {
  constructor(
    private readonly directory: Directory,
    private readonly tokens: SessionTokens,
    private readonly options: VisitorOptions,
  ) {}

  /** @throws Refusal `white-label-unavailable` when no active tenant has this host. */
  async welcome(url: string): Promise<{ token: string; ord: PublicOrganisation; account: AccountSummary }> {
    const accountId = await this.accountOf(url);
    const open = accountId !== undefined && (await this.directory.isActive(accountId));
    const root = open && (await this.directory.root(accountId));
    if (!accountId || !root) throw new Refusal('white-label-unavailable');
    const token = await this.tokens.sign({
      sub: uuidv7(),
      kind: 'visitor',
      acc: accountId,
      org: root.id,
      mod: 'no_module',
      mods: { no_module: { role: 'pseudo_anonymous', org: root.id } },
    });
    return {
      token,
      ord: publicOrganisationSchema.parse(root),
      account: await this.directory.account(accountId),
    };
  }

  private async accountOf(url: string): Promise<string | undefined> {
    const parsed = urlOf(url);
    if (!parsed) return undefined;
    const account = await this.directory.accountOfHost(parsed.hostname);
    if (account) return account.id;
    return localHosts.has(parsed.hostname) ? this.options.demonstrationAccountId : undefined;
  }
}
