import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Delivered = { readonly mail: ParsedMail; readonly to: readonly string[] };

/** A real SMTP server that keeps what it is given. */
export async function openMailServer() {
  const delivered: Delivered[] = [];
  let refusal: Error | undefined;
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onRcptTo: (_address, _session, done) => done(refusal),
    onData(stream, { envelope }, done) {
      void simpleParser(stream).then((mail) => {
        delivered.push({ mail, to: envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    /** From now on, at every recipient; undefined: none. */
    refuses: (next: Error | undefined) => void (refusal = next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
