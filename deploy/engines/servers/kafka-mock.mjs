// librdkafka's mock broker, reached through kcat: what is left for Kafka where Java is absent.
import { spawn } from 'node:child_process';

const command = ['-P', '-b', 'ignored', '-t', '_hold', '-X', 'test.mock.num.brokers=1'];

/**
 * It lives as long as its standard input is open and prints where it listens. It makes topics by itself (four partitions),
 * cannot create or delete them when asked, and does not check idempotence: no proof of what a real broker does.
 */
export function startKafkaMock() {
  return new Promise((resolve, reject) => {
    const child = spawn('kcat', command, { stdio: ['pipe', 'ignore', 'pipe'] });
    const gone = new Promise((done) => child.on('close', done));
    let said = '';
    child.on('error', () => reject(new Error('kcat is not installed')));
    child.on('close', () => reject(new Error(`kcat ended: ${said.trim()}`)));
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const address = /replaced with ([\d.]+:\d+)/.exec(said)?.[1];
      if (address) resolve({ url: address, stop: () => (child.kill('SIGKILL'), gone) });
    });
  });
}
