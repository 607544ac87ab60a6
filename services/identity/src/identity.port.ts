import { Refusal } from '@reprise/contracts/problems';

/** Bytes of the key that signs access tokens (`Uint8Array`, at least 32), from the host's secrets. */
export const SESSION_KEY = Symbol('SessionKey');
/** Keys whose tokens are valid as well (`readonly Uint8Array[]`); none unless the host provides them. */
export const OTHER_SESSION_KEYS = Symbol('OtherSessionKeys');
export const PASSWORD_MAILER = Symbol('PasswordMailer');
export const SINGLE_SIGN_ON = Symbol('SingleSignOn');

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

/** Sign-in at the organisation's own identity provider. */
export interface SingleSignOn {
  /** @throws Refusal `sso-organisation-unknown`, `sso-configuration-error`. */
  authorizationUrl(domain: string): Promise<string>;
  /** E-mail of the returning user. @throws Refusal `sso-configuration-error`, `sso-callback-failed`. */
  redeem(organizationId: string, openidSessionId: string): Promise<string>;
}

/** For a host without single sign-on: no organisation has one configured. */
export const noSingleSignOn: SingleSignOn = {
  authorizationUrl: () => Promise.reject(new Refusal('sso-organisation-unknown')),
  redeem: () => Promise.reject(new Refusal('sso-configuration-error')),
};
