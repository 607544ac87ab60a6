import { mailTexts } from '@reprise/contracts/configuration';
import { contractSpec, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Mailer, MailRequest, MailResult } from '../mail';

type Kept = ResourceDocument<ReturnType<typeof mailTexts.schema.parse>>;

/** Sends every mail with the words that its account has chosen for it. */
export class OwnWordsMailer implements Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: Pick<Documents, 'collection'>,
  ) {}

  async send(request: MailRequest): Promise<MailResult> {
    const { accountId, template: mail, locale: language } = request;
    const own = this.documents.collection<Kept>(contractSpec(mailTexts));
    const [words] = await own.find({ accountId, mail, language, _removed: null }, { limit: 1 });
    return this.mailer.send(words ? { ...request, words } : request);
  }
}
