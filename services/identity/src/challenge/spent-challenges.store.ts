import { unlessConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '@reprise/kernel/base';

type Spent = { readonly _id: string; readonly expiresAt: string };

const tidyEveryMs = 60_000;

/** Challenges that were answered: none opens twice, whichever process is asked. Forgotten once they are too old anyway. */
export class SpentChallenges {
  private readonly spent: Collection<Spent>;
  private tidiedAt = 0;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.spent = documents.collection<Spent>({
      name: 'spent_challenges',
      indexes: [{ fields: ['expiresAt'] }],
    });
  }

  /** True for the first who spends it. */
  async spend(id: string, expiresAt: Date): Promise<boolean> {
    await this.tidy();
    const spent = this.spent.put({ _id: id, expiresAt: expiresAt.toISOString() }, -1);
    return (await unlessConflict(spent)) !== undefined;
  }

  private async tidy(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - this.tidiedAt < tidyEveryMs) return;
    this.tidiedAt = now.getTime();
    const old = await this.spent.find({ expiresAt: { $lt: now.toISOString() } }, { limit: 1000 });
    await this.spent.write(old.map(({ _id }) => ({ kind: 'delete', id: _id })));
  }
}
