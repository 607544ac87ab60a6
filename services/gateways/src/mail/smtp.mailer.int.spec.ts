import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailRequest } from '../testing/mail-samples';
import { memoryDocuments } from '../testing/memory-documents';
import { MailServerUnreachable } from './mailer.port';
import { mailsCollection, SmtpMailer, type MailRecord } from './smtp.mailer';

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

describe('mail over SMTP', () => {
  const received: ParsedMail[] = [];
  let atRecipient: Error | undefined;
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onRcptTo: (_address, _session, done) => done(atRecipient),
    onData(stream, _session, done) {
      void simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      });
    },
  });
  let documents = memoryDocuments();
  let url = '';
  const mailer = (to = url) =>
    new SmtpMailer({ url: to, from: 'Reprise <no-reply@demo.test>', documents, now: () => new Date(0) });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    documents = memoryDocuments();
    received.length = 0;
    atRecipient = undefined;
  });

  it('arrives readable, with logo and attachment', async () => {
    const logo = Buffer.from('iVBORw0KGgo=', 'base64');
    const label = {
      filename: 'étiquette.pdf',
      content: Buffer.from('%PDF-'),
      contentType: 'application/pdf',
    };
    const request = mailRequest({ brand: { name: 'Démo "Reprise"', logo }, attachments: [label] });
    expect(await mailer().send(request)).toEqual({ outcome: 'sent' });
    const [mail] = received;
    expect(mail?.subject).toBe('Une nouvelle proposition pour votre rachat 3760123456789');
    expect(mail?.from?.value).toEqual([{ name: 'Démo "Reprise"', address: 'no-reply@demo.test' }]);
    expect(mail?.text).toContain('Accepter 99,00');
    expect(mail?.attachments.map(({ filename }) => filename)).toContain('étiquette.pdf');
  });

  it('is sent once per key, by many senders and after a restart', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => mailer().send(mailRequest())));
    expect(outcomes.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'already-sent' });
    expect(received).toHaveLength(1);
  });

  it('can be retried if the server was down or replied "later"', async () => {
    await expect(mailer('smtp://127.0.0.1:1').send(mailRequest())).rejects.toThrow(MailServerUnreachable);
    atRecipient = refusal(451);
    await expect(mailer().send(mailRequest())).rejects.toThrow(MailServerUnreachable);
    atRecipient = undefined;
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'sent' });
    expect(received).toHaveLength(1);
  });

  it('is given up if the address is refused', async () => {
    atRecipient = refusal(550);
    expect(await mailer().send(mailRequest())).toMatchObject({ outcome: 'refused' });
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'already-sent' });
  });

  it('keeps a record that names nobody', async () => {
    await mailer().send(mailRequest());
    const [record] = await documents.collection<MailRecord>(mailsCollection).find({});
    expect(record).toMatchObject({ _id: 'mail-1', accountId: 'a', template: 'proposal', state: 'sent' });
    expect(JSON.stringify(record)).not.toContain('zoe');
  });
});
