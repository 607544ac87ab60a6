/** Bytes of the key that signs access tokens (`Uint8Array`, at least 32), from the host's secrets. */
export const SESSION_KEY = Symbol('SessionKey');
/** Keys whose tokens are valid as well (`readonly Uint8Array[]`); none unless the host provides them. */
export const OTHER_SESSION_KEYS = Symbol('OtherSessionKeys');
export const PASSWORD_MAILER = Symbol('PasswordMailer');

/** Mails about passwords. */
export interface PasswordMailer {
  /** The link of `/new/password` or `/renew?token=`. Must not wait for a mail server. */
  sendPasswordLink(mail: {
    readonly accountId: string;
    readonly userId: string;
    readonly to: string;
    readonly firstname: string;
    readonly locale?: string;
    readonly purpose: 'create' | 'renew';
    readonly token: string;
    /** ISO time until which the link is good. */
    readonly expiresAt: string;
  }): Promise<void>;
  /** Somebody's second factors were changed, or taken from him. Must not wait either. */
  sendFactorNotice(mail: {
    readonly accountId: string;
    readonly userId: string;
    readonly to: string;
    readonly firstname: string;
    readonly locale?: string;
    readonly what: 'factors-changed' | 'factors-reset';
    /** ISO time. */
    readonly at: string;
  }): Promise<void>;
  /** Somebody tried wrong passwords; once for all notices of a quarter of an hour. Must not wait either. */
  sendLoginNotice(mail: {
    readonly accountId: string;
    readonly userId: string;
    readonly to: string;
    readonly firstname: string;
    readonly locale?: string;
    /** ISO time. */
    readonly at: string;
  }): Promise<void>;
}
