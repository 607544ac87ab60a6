import { Allowance, tooMany } from '@reprise/kernel/http';
import { markOf } from './known-devices';

export type Attempt = {
  readonly email: string;
  readonly address: string;
  /** The browser, if this person has signed in with it before. */
  readonly device: string | undefined;
};
/** Wrong passwords per window. */
export type LoginLimits = {
  /** For one person, from all browsers together that he never used. */
  readonly person: number;
  /** For one person in one browser that he has used. */
  readonly device: number;
  /** For everybody behind one address, which may be a whole shop. */
  readonly address: number;
  readonly seconds: number;
};
const usual: LoginLimits = { person: 10, device: 10, address: 100, seconds: 15 * 60 };

type Counted = readonly [allowance: Allowance, key: string];

/**
 * Slows down the guessing of passwords (ADR 27). Whether the person exists is not asked, so neither a reply nor its
 * time tells.
 */
export class LoginThrottle {
  private readonly persons: Allowance;
  private readonly devices: Allowance;
  private readonly addresses: Allowance;

  /** @param onShut once per window, when a person's limit is passed */
  constructor(
    private readonly onShut: (email: string) => void,
    { person, device, address, seconds }: LoginLimits = usual,
  ) {
    this.persons = new Allowance(person, seconds);
    this.devices = new Allowance(device, seconds);
    this.addresses = new Allowance(address, seconds);
  }

  /** Counts before the password is tried, so that many at once are not one. @throws Refusal `too-many-requests` */
  async begin(attempt: Attempt): Promise<void> {
    for (const [allowance, key] of this.countedFor(attempt)) {
      const excess = await allowance.take(key);
      if (!excess) continue;
      if (allowance === this.persons && excess.first) this.onShut(attempt.email);
      throw tooMany(excess);
    }
  }

  /** The password was right: the attempt counts for nothing. */
  async succeeded(attempt: Attempt): Promise<void> {
    for (const [allowance, key] of this.countedFor(attempt)) {
      await (allowance === this.addresses ? allowance.giveBack(key) : allowance.forget(key));
    }
  }

  /** Whoever can read the person's mail may try again at once. */
  async forgive(email: string): Promise<void> {
    await this.persons.forget(markOf(email));
  }

  private countedFor({ email, address, device }: Attempt): readonly Counted[] {
    const mark = markOf(email);
    if (device) return [[this.devices, `${device}/${mark}`]];
    return [
      [this.addresses, address],
      [this.persons, mark],
    ];
  }
}
