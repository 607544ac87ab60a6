import { openMailServer } from '../testing/mail-server';
import { mailRequest } from '../testing/mail-samples';
import { memoryDocuments } from '../testing/memory-documents';
import { MailServerUnreachable } from './mailer.port';
import { mailsCollection, SmtpMailer, type MailRecord } from './smtp.mailer';

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

describe('mail over SMTP', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let documents = memoryDocuments();
  const mailer = (to = server.url) =>
    new SmtpMailer({ url: to, from: 'Reprise <no-reply@demo.test>', documents, now: () => new Date(0) });
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    documents = memoryDocuments();
    server.delivered.length = 0;
    server.refuses(undefined);
  });

  it('arrives readable, with its logo', async () => {
    const logo = Buffer.from('iVBORw0KGgo=', 'base64');
    const request = mailRequest({ brand: { name: 'Démo "Reprise"', logo } });
    expect(await mailer().send(request)).toEqual({ outcome: 'sent' });
    const mail = server.delivered[0]?.mail;
    expect(mail?.subject).toBe('Une nouvelle proposition pour votre rachat 3760123456789');
    expect(mail?.from?.value).toEqual([{ name: 'Démo "Reprise"', address: 'no-reply@demo.test' }]);
    expect(mail?.text).toContain('Accepter 99,00');
    expect(mail?.attachments.map(({ cid, content }) => [cid, content])).toEqual([['logo', logo]]);
  });

  it('is sent once per key, by many senders and after a restart', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => mailer().send(mailRequest())));
    expect(outcomes.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'already-sent' });
    expect(server.delivered).toHaveLength(1);
  });

  it('can be retried if the server was down or replied "later"', async () => {
    await expect(mailer('smtp://127.0.0.1:1').send(mailRequest())).rejects.toThrow(MailServerUnreachable);
    server.refuses(refusal(451));
    await expect(mailer().send(mailRequest())).rejects.toThrow(MailServerUnreachable);
    server.refuses(undefined);
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'sent' });
    expect(server.delivered).toHaveLength(1);
  });

  it('is given up if the address is refused', async () => {
    server.refuses(refusal(550));
    expect(await mailer().send(mailRequest())).toMatchObject({ outcome: 'refused' });
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'already-sent' });
  });

  it('leaves over few connections that are used again, of which no account takes more than half', async () => {
    const before = server.connections.all;
    const sender = mailer(`${server.url}?maxConnections=4`);
    const send = (accountId: string, n: number) =>
      sender.send(mailRequest({ accountId, idempotencyKey: `${accountId}-${n}` }));
    await Promise.all(Array.from({ length: 20 }, (_, n) => send('a', n)));
    expect(server.connections.all - before).toBeLessThanOrEqual(2);
    await Promise.all(Array.from({ length: 20 }, (_, n) => [send('b', n), send('c', n)]).flat());
    expect(server.connections.all - before).toBeLessThanOrEqual(4);
    expect(server.delivered).toHaveLength(60);
    sender.close();
  });

  it('keeps a record that names nobody', async () => {
    await mailer().send(mailRequest());
    const [record] = await documents.collection<MailRecord>(mailsCollection).find({});
    expect(record).toMatchObject({ _id: 'mail-1', accountId: 'a', template: 'proposal', state: 'sent' });
    expect(JSON.stringify(record)).not.toContain('zoe');
  });
});
