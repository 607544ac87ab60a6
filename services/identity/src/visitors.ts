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
  /** Account of the demonstration tenant, served on `localhost`; none by default. */
  readonly demonstrationAccountId?: string;
};

type Welcome = {
  readonly token: string;
  readonly ord: PublicOrganisation;
  readonly account: AccountSummary;
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

  /**
   * @param kept the token of an earlier visit: who comes back stays the same visitor, and finds his cart.
   * @throws Refusal `white-label-unavailable` when no active tenant has this host.
   */
  async welcome(url: string, kept?: string): Promise<Welcome> {
    const accountId = await this.accountOf(url);
    const open = accountId !== undefined && (await this.directory.isActive(accountId));
    const root = open && (await this.directory.root(accountId));
    if (!accountId || !root) throw new Refusal('white-label-unavailable');
    const token = await this.tokens.sign({
      sub: (await this.returning(accountId, kept)) ?? uuidv7(),
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

  /** A token that is over, or another tenant's, names nobody here. */
  private async returning(accountId: string, kept: string | undefined): Promise<string | undefined> {
    try {
      const claims = kept ? await this.tokens.check(kept) : undefined;
      return claims?.kind === 'visitor' && claims.acc === accountId ? claims.sub : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private async accountOf(url: string): Promise<string | undefined> {
    const parsed = urlOf(url);
    if (!parsed) return undefined;
    const account = await this.directory.accountOfHost(parsed.hostname);
    if (account) return account.id;
    return localHosts.has(parsed.hostname) ? this.options.demonstrationAccountId : undefined;
  }
}
