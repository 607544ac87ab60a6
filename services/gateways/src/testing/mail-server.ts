import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Delivered = { readonly mail: ParsedMail; readonly to: readonly string[] };

/** A real SMTP server that keeps what it is given. */
export async function openMailServer() {
  const delivered: Delivered[] = [];
  let refusal: Error | undefined;
  const connections = { open: 0, most: 0, all: 0 };
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    // Clients keep their connections; at the end nobody waits for them.
    closeTimeout: 1,
    onConnect(_session, done) {
      connections.open += 1;
      connections.all += 1;
      connections.most = Math.max(connections.most, connections.open);
      done();
    },
    onClose: () => void (connections.open -= 1),
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
    /** Open now, at the same time at most, and so far. */
    connections,
    /** From now on, at every recipient; undefined: none. */
    refuses: (next: Error | undefined) => void (refusal = next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
