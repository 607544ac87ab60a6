import type { Provider } from '@nestjs/common';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK } from '@reprise/kernel/ports';
import { AccessNotes } from './access/access-notes';
import { Directory } from './directory';
import { SecondStep } from './factor/second-step';
import { FirstTermsReader } from './first-terms.reader';
import { OTHER_SESSION_KEYS, PASSWORD_MAILER, SESSION_KEY, type PasswordMailer } from './identity.port';
import { KnownDevices } from './known-devices';
import { LoginDoor } from './login-door';
import { LoginNotices } from './login-notices';
import { LoginThrottle } from './login-throttle';
import { PasswordLinks } from './password-links';
import { PasswordRenewal } from './password-renewal';
import { Passwords } from './passwords';
import { RefreshTokens } from './refresh-tokens';
import { SessionTokens } from './session-token';
import { SignIn } from './sign-in';
import { SsoDirectory } from './sso/sso-directory';

/** Log-in, by password with its limits; passwords by mail. */
export const loginProviders: readonly Provider[] = [
  {
    provide: SignIn,
    inject: [Directory, Passwords, RefreshTokens, SessionTokens, SsoDirectory],
    useFactory: (
      directory: Directory,
      passwords: Passwords,
      refresh: RefreshTokens,
      tokens: SessionTokens,
      sso: SsoDirectory,
    ) => new SignIn(directory, passwords, refresh, tokens, sso),
  },
  {
    provide: PasswordRenewal,
    inject: [
      Directory,
      Passwords,
      PasswordLinks,
      RefreshTokens,
      PASSWORD_MAILER,
      SsoDirectory,
      FirstTermsReader,
    ],
    useFactory: (
      directory: Directory,
      passwords: Passwords,
      links: PasswordLinks,
      refresh: RefreshTokens,
      mailer: PasswordMailer,
      sso: SsoDirectory,
      terms: FirstTermsReader,
    ) => new PasswordRenewal(directory, passwords, links, refresh, mailer, sso, terms),
  },
  {
    provide: KnownDevices,
    inject: [SESSION_KEY, CLOCK, { token: OTHER_SESSION_KEYS, optional: true }],
    useFactory: (key: Uint8Array, clock: Clock, others: readonly Uint8Array[] = []) =>
      new KnownDevices([key, ...others], clock),
  },
  {
    provide: LoginDoor,
    inject: [SignIn, KnownDevices, Directory, PASSWORD_MAILER, CLOCK, SecondStep, AccessNotes],
    useFactory: (
      signIn: SignIn,
      devices: KnownDevices,
      directory: Directory,
      mailer: PasswordMailer,
      clock: Clock,
      secondStep: SecondStep,
      access: AccessNotes,
    ) => {
      const notices = new LoginNotices(directory, mailer, clock);
      const throttle = new LoginThrottle((email) => notices.tell(email));
      return new LoginDoor(signIn, throttle, devices, secondStep, access, clock);
    },
  },
];
