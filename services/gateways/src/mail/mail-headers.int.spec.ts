import { mailRequest, mailSamples } from '../testing/mail-samples';
import { openMailServer } from '../testing/mail-server';
import { memoryDocuments } from '../testing/memory-documents';
import type { MailRequest } from './mailer.port';
import { SmtpMailer } from './smtp.mailer';

const bcc = 'Bcc: eve@evil.example';
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\u2028',
  '\u0085',
  '\u0000\r\n',
  '%0d%0a',
  '=?utf-8?Q?=0D=0A?=',
];
const proposal = mailSamples.proposal;
type Change = Parameters<typeof mailRequest>[0];

/** Where words of people, of partners and of tenants get into a mail's head. */
const fields: Readonly<Record<string, (words: string) => MailRequest>> = {
  'the subject': (code) => ({ ...mailRequest(), template: 'proposal', data: { ...proposal, code } }),
  'the name of the client': (name) => mailRequest({ brand: { name } } as Change),
  'the name of a person': (firstName) => ({
    ...mailRequest(),
    template: 'proposal',
    data: { ...proposal, firstName },
  }),
};
/** All that a mail of ours says in its head. */
const ours = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
];

describe('a mail’s head', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.delivered.length = 0;
  });
  const send = (request: MailRequest) =>
    new SmtpMailer({
      ...{ url: server.url, from: 'Reprise <no-reply@demo.test>' },
      ...{ documents: memoryDocuments(), now: () => new Date(0) },
    }).send(request);

  it.each(Object.keys(fields))('has no line that %s has brought', async (field) => {
    for (const broken of breaks) {
      server.delivered.length = 0;
      const words = `Ada${broken}${bcc}${broken}X-Evil: 1${broken}${broken}<script>body</script>`;
      await send(fields[field]?.(words) ?? mailRequest());
      const [{ mail, to } = { mail: undefined, to: [] }] = server.delivered;
      expect([field, broken, to]).toEqual([field, broken, ['zoe@example.test']]);
      const heads = [...new Set(mail?.headerLines.map(({ key }) => key))];
      expect([broken, heads.filter((key) => !ours.includes(key))]).toEqual([broken, []]);
      expect(mail?.from?.value.map(({ address }) => address)).toEqual(['no-reply@demo.test']);
    }
  });

  it.each([
    'zoe@example.test\r\nBcc: eve@evil.example',
    'zoe@example.test\nRCPT TO:<eve@evil.example>',
    'zoe@example.test, eve@evil.example',
    'zoe@example.test> eve@evil.example',
    '<zoe@example.test>,<eve@evil.example>',
    '"zoe, eve@evil.example" <zoe@example.test>',
    'zoe@example.test;eve@evil.example',
    'group: zoe@example.test, eve@evil.example;',
    'zoe@example.test SIZE=1 NOTIFY=SUCCESS',
    'eve@evil.example\u0000@example.test',
  ])('names no second recipient: %j', async (to) => {
    await send(mailRequest({ to } as Change)).catch(() => undefined);
    const reached = server.delivered.flatMap((each) => each.to);
    expect(reached.filter((address) => address.includes('evil.example'))).toEqual([]);
    expect(server.delivered.flatMap(({ mail }) => mail.headerLines.map(({ key }) => key))).not.toContain(
      'bcc',
    );
  });
});
