export { MailTextsModule } from './mail-texts.module';
export { OwnWordsMailer } from './own-words.mailer';
