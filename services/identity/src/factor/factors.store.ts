import { Refusal } from '@reprise/contracts/problems';
import type { FactorMethod, OwnFactors } from '@reprise/contracts/identity';
import type { SealedField } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** The site for which it was made: browsers show it nowhere else. */
  readonly host: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly addedAt: string;
  readonly usedAt?: string;
};
export type Factors = {
  readonly _id: string;
  /** `lastStep`: the half minute of the last code that was accepted; it and earlier ones are not accepted again. */
  readonly totp?: { readonly sealed: string; readonly addedAt: string; readonly lastStep: number };
  /** A secret that was shown, and of which no code has been seen yet. */
  readonly begun?: { readonly sealed: string; readonly until: string };
  readonly passkeys: readonly Passkey[];
  /** Hashes of the codes that are left. */
  readonly recovery: readonly string[];
};

const collection = { name: 'second_factors' };
export const totpPlaceOf = (userId: string): string => `second-factors/${userId}/totp`;
export const sealedFactorSecrets: readonly SealedField[] = ['totp.sealed', 'begun.sealed'].map((path) => ({
  ...{ collection, path },
  place: totpPlaceOf,
}));

export const isEnrolled = ({ totp, passkeys }: Factors): boolean => totp !== undefined || passkeys.length > 0;

/** What a person may show on a site. */
export function methodsOf(held: Factors, host: string): FactorMethod[] {
  const has: Record<FactorMethod, boolean> = {
    totp: held.totp !== undefined,
    passkey: held.passkeys.some((each) => each.host === host),
    recovery: isEnrolled(held) && held.recovery.length > 0,
  };
  return (Object.keys(has) as FactorMethod[]).filter((method) => has[method]);
}

export const shownFactors = (held: Factors, host: string): OwnFactors => ({
  totp: held.totp ? { addedAt: held.totp.addedAt } : null,
  passkeys: held.passkeys.map(({ id, name, host: site, addedAt, usedAt }) => ({
    ...{ id, name, addedAt, host: site },
    usedAt: usedAt ?? null,
  })),
  recoveryCodesLeft: isEnrolled(held) ? held.recovery.length : 0,
  methods: methodsOf(held, host),
});

/** Second factors, apart from the users: no list, no event and no reply contains what is secret of them. */
export class FactorStore {
  private readonly kept: Collection<Factors>;

  constructor(documents: Documents) {
    this.kept = documents.collection<Factors>(collection);
  }

  async of(userId: string): Promise<Factors> {
    return (await this.kept.get(userId)) ?? { _id: userId, passkeys: [], recovery: [] };
  }

  /**
   * One change at a time: of two that use the same code, the second finds it used.
   * @throws Refusal `concurrent-change`, and whatever `act` throws.
   */
  async change(userId: string, act: (held: Factors) => Factors | Promise<Factors>): Promise<Factors> {
    for (let turn = 1; turn <= 3; turn += 1) {
      const found = await this.kept.get(userId);
      const { _revision = -1, ...held } = found ?? { _id: userId, passkeys: [], recovery: [] };
      const next = await act(held);
      try {
        await this.kept.put(next, _revision);
        return next;
      } catch (error) {
        if (!(error instanceof DocumentConflict)) throw error;
      }
    }
    throw new Refusal('concurrent-change');
  }

  async forget(userId: string): Promise<void> {
    await this.kept.delete(userId);
  }
}
