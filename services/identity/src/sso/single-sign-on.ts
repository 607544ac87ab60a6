import type { SsoTestOutcome, User } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { AddressNotAllowed, guardedFetch, isAllowed } from '@reprise/kernel/outbound';
import type { Configuration } from 'openid-client';
import { beginAt, discover, logoutAt, redeemAt, type Prompt, type SignedInThere } from './identity-provider';
import { probe } from './probe';
import { misconfigured, refusedLogin } from './provider-faults.rules';
import type { SsoAttempt, SsoAttempts } from './sso-attempt';
import type { Configured, SsoDirectory } from './sso-directory';
import type { SsoEntrance } from './sso-entrance';
import { callbackUrl, logoutUrl, originFor, type SsoOptions, type SsoSites } from './sso-options';
import { personOf } from './sso-person';
import type { SsoSecrets } from './sso-secrets';

export type SsoTest = {
  readonly outcome: SsoTestOutcome;
  readonly detail: string;
  readonly endsSessions: boolean;
};
type Begun = { readonly domain: string; readonly prompt?: Prompt };
type Returned = { readonly organizationId: string; readonly openidSessionId: string };

/** Log-in at the organisation's own identity provider. */
export class SingleSignOn {
  private readonly outbound;

  constructor(
    private readonly directory: SsoDirectory,
    private readonly secrets: SsoSecrets,
    private readonly attempts: SsoAttempts,
    private readonly entrance: SsoEntrance,
    private readonly options: SsoOptions & SsoSites,
  ) {
    this.outbound = guardedFetch(options);
  }

  /**
   * @param hostname at which it begins
   * @returns where the browser goes, and what it must bring back.
   * @throws Refusal `sso-organisation-unknown`, `sso-other-site`, `sso-configuration-error`.
   */
  async begin({ domain, prompt }: Begun, hostname: string): Promise<{ url: string; cookie: string }> {
    const configuration = await this.directory.ofDomain(domain);
    if (!configuration) throw new Refusal('sso-organisation-unknown');
    const origin = await originFor(this.options, configuration.accountId, hostname);
    const { url, ...kept } = await this.asConfigured(async () => {
      const provider = await this.open(configuration);
      const begun = await beginAt(provider, callbackUrl(origin, configuration), prompt);
      if (!isAllowed(begun.url, this.options)) throw new AddressNotAllowed();
      return begun;
    });
    const secure = origin.startsWith('https:');
    const attempt = { configurationId: configuration.id, origin, ...kept };
    return { url: url.href, cookie: this.attempts.cookie(attempt, secure) };
  }

  /** @throws Refusal `sso-configuration-error`, `sso-callback-failed`, `sso-user-unknown`. */
  async finish(
    { organizationId, openidSessionId }: Returned,
    cookies: string | undefined,
  ): Promise<{ user: User; logoutUrl?: string }> {
    const configuration = await this.directory.ofOrganisation(organizationId);
    if (!configuration) throw new Refusal('sso-configuration-error', { reason: 'not-configured' });
    const attempt = await this.attempts.take(cookies);
    // Begun with another organisation's provider: what came back is not this one's.
    if (attempt.configurationId !== configuration.id)
      throw new Refusal('sso-callback-failed', { reason: 'other-organisation' });
    const provider = await this.asConfigured(() => this.open(configuration));
    const { claims, idToken } = await this.redeem(provider, configuration, openidSessionId, attempt);
    const person = personOf(claims, configuration);
    if (typeof person === 'string') throw new Refusal('sso-callback-failed', { reason: person });
    const user = await this.entrance.userOf(configuration, person);
    const leaving = logoutAt(provider, idToken, logoutUrl(attempt.origin));
    return { user, ...(leaving && isAllowed(leaving, this.options) && { logoutUrl: leaving.href }) };
  }

  /** Whether a configuration would work, without anybody logging in. */
  async test(configuration: Configured): Promise<SsoTest> {
    const clientSecret = await this.secrets.of(configuration);
    const back = callbackUrl(this.options.origin(), configuration);
    return probe({ ...configuration, clientSecret }, this.outbound, this.options, back);
  }

  close(): Promise<void> {
    return this.outbound.close();
  }

  private async open(configuration: Configured): Promise<Configuration> {
    const clientSecret = await this.secrets.of(configuration);
    return discover({ ...configuration, clientSecret }, this.outbound, this.options);
  }

  private async asConfigured<T>(act: () => Promise<T>): Promise<T> {
    return act().catch((error: unknown) => {
      throw misconfigured(error);
    });
  }

  private async redeem(
    provider: Configuration,
    configuration: Configured,
    returned: string,
    attempt: SsoAttempt,
  ): Promise<SignedInThere> {
    try {
      return await redeemAt(provider, callbackUrl(attempt.origin, configuration), returned, attempt);
    } catch (error) {
      throw refusedLogin(error);
    }
  }
}
