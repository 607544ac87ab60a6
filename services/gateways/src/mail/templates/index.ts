import type { MailKind } from '@reprise/contracts/configuration';
import type { z } from 'zod';
import type { MailTemplate } from '../mail-template';
import { buybackConfirmation } from './buyback-confirmation';
import { factorsChanged, factorsReset } from './factor-notices';
import { invitation } from './invitation';
import { labelReady } from './label-ready';
import { buybackCancelled, proposalExpired, quarantineMail, returnSent } from './quarantine-mails';
import { loginNotice } from './login-notice';
import { passwordRenewal } from './password-renewal';
import { paymentSent } from './payment-sent';
import { priceLockExpired, priceLockReminder } from './price-lock';
import { proposal, proposalReminder } from './proposal';
import { sftpFailed } from './sftp-failed';

export const mailTemplates = {
  'buyback-confirmation': buybackConfirmation,
  'label-ready': labelReady,
  proposal,
  'proposal-reminder': proposalReminder,
  'proposal-expired': proposalExpired,
  'price-lock-reminder': priceLockReminder,
  'price-lock-expired': priceLockExpired,
  'payment-sent': paymentSent,
  'buyback-cancelled': buybackCancelled,
  invitation,
  'password-renewal': passwordRenewal,
  'login-notice': loginNotice,
  'factors-changed': factorsChanged,
  'factors-reset': factorsReset,
  'sftp-failed': sftpFailed,
  'quarantine-mail': quarantineMail,
  'return-sent': returnSent,
} satisfies Readonly<Record<MailKind, MailTemplate>>;
export type MailTemplateId = keyof typeof mailTemplates;
export type MailValues<T extends MailTemplateId> = z.input<(typeof mailTemplates)[T]['data']>;
