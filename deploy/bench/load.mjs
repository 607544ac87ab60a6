// The load generator, in a separate process. Takes a job as its argument and writes the results to stdout.
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { percentiles, round } from './measure.mjs';

const job = JSON.parse(process.argv[2]);

/** As many requests as the server answers, over a number of connections. */
async function closed({ url, method, headers, body, connections, seconds }) {
  const found = await autocannon({
    ...{ url, method, headers, body, connections, duration: seconds },
    excludeErrorStats: true,
  });
  const { p50, p97_5, p99, max } = found.latency;
  return {
    perSecond: Math.round(found['2xx'] / found.duration),
    p50Ms: p50,
    p97_5Ms: p97_5,
    p99Ms: p99,
    maxMs: max,
    failed: found.non2xx + found.errors,
  };
}

/** A fixed rate, whatever the server does. Time counts from the moment at which a request was due. */
function open({ url, method, headers, body, rate, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const latencies = [];
  let failed = 0;
  let sent = 0;
  const total = rate * seconds;
  const began = performance.now();
  return new Promise((resolve) => {
    const finish = () => {
      if (latencies.length + failed < total) return;
      agent.destroy();
      resolve({
        perSecond: round(total / ((performance.now() - began) / 1000), 1),
        ...percentiles(latencies),
        failed,
      });
    };
    const send = (due) => {
      const call = request(url, { method, headers, agent }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode < 300) latencies.push(performance.now() - due);
          else failed += 1;
          finish();
        });
      });
      call.on('error', () => {
        failed += 1;
        finish();
      });
      call.end(body);
    };
    const tick = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate));
      while (sent < due) send(began + (++sent / rate) * 1000);
      if (sent === total) clearInterval(tick);
    }, 1);
  });
}

const found = await (job.mode === 'closed' ? closed(job) : open(job));
process.stdout.write(JSON.stringify(found), () => process.exit(0));
