import type { Locale } from '@reprise/contracts/kernel';
import type { MailTemplateId, MailValues } from './templates';

export type MailBrand = {
  readonly name: string;
  /** `#RRGGBB`; darkened where white text on it could not be read. */
  readonly colour?: string;
  /** PNG or JPG. */
  readonly logo?: Buffer;
};
export type MailAttachment = {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
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
      readonly attachments?: readonly MailAttachment[];
      readonly idempotencyKey: string;
    }
  : never;

export type MailResult =
  | { readonly outcome: 'sent' }
  /** This key was used before: nothing was sent now. */
  | { readonly outcome: 'already-sent' }
  /** The mail server does not take mail for this address, and asking again would not help. */
  | { readonly outcome: 'refused'; readonly reason: string };

/** Sends at most once for one idempotency key, whatever dies in between. */
export interface Mailer {
  /** @throws MailServerUnreachable when certainly nothing was sent (repeat with the same key), ZodError for wrong data */
  send(request: MailRequest): Promise<MailResult>;
}

export class MailServerUnreachable extends Error {
  constructor(readonly why: string) {
    super(`mail server unreachable: ${why}`);
    this.name = 'MailServerUnreachable';
  }
}
