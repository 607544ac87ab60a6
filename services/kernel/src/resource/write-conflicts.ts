import { Refusal } from '@reprise/contracts/problems';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import type { ResourceOptions } from './define-resource';
import { indexedFields } from './unique-names';

const tries = 5;

/** What the conflicts of a resource's writes mean to who sent them. */
export class WriteConflicts {
  constructor(private readonly unique: NonNullable<ResourceOptions<never>['unique']> = []) {}

  /** Another process may clear the outbox between read and write; only a client's `If-Match` prevents retries. */
  async retrying<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const lost = error instanceof DocumentConflict && error.reason === 'revision';
        if (!lost || attempt === tries) throw this.refused(error);
      }
    }
  }

  refused(error: unknown): unknown {
    if (!(error instanceof DocumentConflict) || error.reason !== 'unique') return error;
    const indexed = error.fields.filter((field) => field !== 'accountId');
    const rule = this.unique.find((one) => indexedFields(one).join() === indexed.join());
    const fields = rule?.fields ?? indexed;
    return new Refusal(
      rule?.problem ?? 'identifier-already-used',
      { fields },
      (rule?.enteredAs ? [rule.enteredAs] : fields)
        .filter((field) => !rule?.within?.includes(field))
        .map((propertyPath) => ({ propertyPath, code: 'already-used' })),
    );
  }
}
