// Which part of the product the main thread worked for: the sampled stacks of a window, by the innermost of our frames.
import { Session } from 'node:inspector/promises';
import { round } from './measure.mjs';

const session = new Session();
session.connect();

/** In this order; what matches none is told as `other`. */
const parts = [
  ['mail', /gateways\/dist\/mail|node_modules\/nodemailer|mustache/],
  ['label', /gateways\/dist\/(documents|papers|carrier|reactors\/issue-label)|pdfkit/],
  ['customer', /gateways\/dist\/(secrets|traces|notes)|identification|customer/],
  ['decide', /kernel\/dist\/(decider|sending)|\.(decider|lifecycle|evolve|handler)\.js/],
  ['log', /services\/kernel\/dist\/event-log/],
  ['subscriptions', /services\/kernel\/dist\/(subscription|timers)|p-queue/],
  ['projections', /read-models\/kernel\/dist\/projection|\.projection\.js/],
  ['documents', /read-models\/kernel\/dist\/(documents|query)|services\/kernel\/dist\/resource/],
  ['policies and reactors', /services\/(policies|gateways|webhooks|worker)\/dist|\.(policy|reactor)\.js/],
  ['schemas', /node_modules\/zod/],
  [
    'http',
    /fastify|@nestjs|services\/kernel\/dist\/http|node:_?http|node:net|node:internal\/streams|light-my/,
  ],
];
const idle = new Set(['(idle)', '(root)', '(program)']);

const ofFrame = ({ functionName, url }) => {
  if (functionName === '(garbage collector)') return 'garbage';
  const name = `${url}`;
  return parts.find(([, pattern]) => pattern.test(name))?.[0];
};

/** Self time by part, as shares of the busy time. */
function shares({ nodes, samples, timeDeltas }) {
  const parent = new Map();
  for (const node of nodes) for (const child of node.children ?? []) parent.set(child, node);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = (node) => {
    for (let at = node; at; at = parent.get(at.id)) {
      const part = ofFrame(at.callFrame);
      if (part) return part;
    }
    return 'other';
  };
  const known = new Map();
  const sums = {};
  samples.forEach((id, index) => {
    const node = byId.get(id);
    if (idle.has(node.callFrame.functionName)) return;
    if (!known.has(id)) known.set(id, partOf(node));
    sums[known.get(id)] = (sums[known.get(id)] ?? 0) + timeDeltas[index];
  });
  const all = Object.values(sums).reduce((sum, each) => sum + each, 0) || 1;
  const sorted = Object.entries(sums).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([part, sum]) => [part, round(sum / all, 3)]));
}

export async function startProfile() {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
}
export async function stopProfile() {
  const { profile } = await session.post('Profiler.stop');
  return { shares: shares(profile), profile };
}
