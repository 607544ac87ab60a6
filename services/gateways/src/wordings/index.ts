export { OwnWordsMailer } from './own-words.mailer';
export { WordingsModule } from './wordings.module';
