// librdkafka's mock broker, accessed through kcat: the fallback for Kafka without Java.
import { spawn } from 'node:child_process';

const command = ['-P', '-b', 'ignored', '-t', '_hold', '-X', 'test.mock.num.brokers=1'];

/**
 * It runs while its standard input is open and prints its address. It creates topics by itself (four partitions),
 * cannot create or delete them on request, and does not check idempotence: no proof of a real broker's behaviour.
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
