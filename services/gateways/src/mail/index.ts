export * from './mailer.port';
export { composeMail, type ComposedMail } from './compose-mail';
export { withPicture } from './mail-picture';
export { isOneAddress } from './sender';
export { SmtpMailer, mailsCollection, type MailRecord, type SmtpOptions } from './smtp.mailer';
export { keptMailsFile, KeptMailer, type KeptMail, type KeptMailContent } from './kept.mailer';
export { mailTemplates, type MailTemplateId, type MailValues } from './templates';
