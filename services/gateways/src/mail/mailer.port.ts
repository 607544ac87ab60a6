import type { OwnMailWords } from '@reprise/contracts/configuration';
import type { Locale } from '@reprise/contracts/kernel';
import type { MailTemplateId, MailValues } from './templates';

export type MailBrand = {
  readonly name: string;
  /** `#RRGGBB`; darkened if white text on it would be unreadable. */
  readonly colour?: string;
  /** PNG or JPG. */
  readonly logo?: Buffer;
};

export type MailRequest<T extends MailTemplateId = MailTemplateId> = T extends MailTemplateId
  ? {
      readonly accountId: string;
      /** One e-mail address. */
      readonly to: string;
      readonly template: T;
      readonly locale: Locale;
      readonly data: MailValues<T>;
      readonly brand: MailBrand;
      /** The account's own; each part that is empty leaves ours. */
      readonly words?: OwnMailWords;
      readonly idempotencyKey: string;
    }
  : never;

export type MailResult =
  | { readonly outcome: 'sent' }
  /** This key was used before: nothing was sent this time. */
  | { readonly outcome: 'already-sent' }
  /** The mail server refuses mail for this address, and retrying would not help. */
  | { readonly outcome: 'refused'; readonly reason: string };

/** Sends at most once per idempotency key, whatever crashes in between. */
export interface Mailer {
  /**
   * @throws MailServerUnreachable if certainly nothing was sent (repeat with the same key), ZodError for invalid
   * data
   */
  send(request: MailRequest): Promise<MailResult>;
}

export class MailServerUnreachable extends Error {
  constructor(readonly why: string) {
    super(`mail server unreachable: ${why}`);
    this.name = 'MailServerUnreachable';
  }
}
