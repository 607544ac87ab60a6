import { parser as promQl } from '@prometheus-io/lezer-promql';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { images } from '../engines/versions.mjs';
import { composeFile, filesIn, inherited, isPinned, stagesOf, textOf, usualImage } from './files';
import { fileVariables, isCommand, knownMetrics, knownVariables, metricsIn } from './known';

const hosts = ['api', 'worker', 'relay'] as const;

describe('the images', () => {
  const text = textOf('deploy/images/Dockerfile');
  const stages = stagesOf(text);

  it('have a Dockerfile without errors', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    expect(validate('FRM node\n')).not.toEqual([]);
  });

  it('are based on a pinned one', () => {
    const bases = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from));
    expect(bases.filter((base) => !isPinned(base))).toEqual([]);
    expect(['node', 'node:latest', 'node:lts'].some(isPinned)).toBe(false);
  });

  it.each([...hosts, 'operations', 'reprise'])(
    '%s does not run as root, has no package manager and has a health check',
    (name) => {
      const lines = inherited(stages, name);
      expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toMatch(
        /^USER [1-9]\d{3,}:[1-9]\d{3,}$/,
      );
      expect(lines.some((line) => line.includes('/usr/local/bin/npm'))).toBe(true);
      expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
    },
  );

  it.each(hosts)('%s starts an existing program', (name) => {
    const [, program = ''] = /^CMD \["([^"]+)"/.exec(inherited(stages, name).at(-1) ?? '') ?? [];
    expect(program).toBe(`services/${name}/dist/main.js`);
    expect(isCommand(program)).toBe(true);
  });
});

describe('the compose file', () => {
  const { services, networks } = composeFile('compose.yaml');
  const ours = (name: string): boolean => name.startsWith('reprise-');
  const all = Object.entries(services);

  it('pins every image not built here', () => {
    const named = all.map(([, service]) => usualImage(service)).filter((image) => !ours(image));
    expect(named.filter((image) => !isPinned(image))).toEqual([]);
  });

  it('allows each engine’s image to be replaced', () => {
    const fixed = all.filter(([, { image = '' }]) => !ours(image) && !image.startsWith('${'));
    expect(fixed.map(([name]) => name)).toEqual([]);
  });

  it('uses the same engine versions as the tests', () => {
    const { eventstore, mongodb, kafka, typesense } = services;
    const used = { eventstoredb: eventstore, mongodb, kafka, typesense };
    for (const [engine, image] of Object.entries(images))
      expect([engine, usualImage(Reflect.get(used, engine))]).toEqual([engine, image]);
  });

  it.each(hosts)('runs two of %s, without root privileges and with a read-only file system', (name) => {
    const host = services[name];
    expect(host?.deploy?.replicas).toBe(2);
    expect(host).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('is accessible only through the proxy, and its metrics only from this machine', () => {
    const open = all.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port] as const));
    expect(open.filter(([name, port]) => name !== 'proxy' && !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(networks?.['engines']?.internal).toBe(true);
    for (const engine of ['eventstore', 'mongodb', 'kafka', 'typesense'])
      expect(services[engine]?.networks).toEqual(['engines']);
  });

  it('sets no variable unknown to the hosts', () => {
    const set = all.flatMap(([, { image = '', environment = {} }]) =>
      ours(image) ? Object.keys(environment) : [],
    );
    const unknown = set.filter(
      (name) =>
        !knownVariables.has(name) && !(name.endsWith('_FILE') && fileVariables.has(name.slice(0, -5))),
    );
    expect(set.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it('lists in its example the variables that may be set, and only those', () => {
    const used = new Set(
      [...textOf('deploy/compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
    );
    const named = [...textOf('deploy/compose/.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });

  it('forms a cluster of three connected nodes', () => {
    const cluster = composeFile('compose.cluster.yaml').services;
    const nodes = ['eventstore', 'eventstore-2', 'eventstore-3'];
    for (const node of nodes) {
      const seeds = cluster[node]?.environment?.['EVENTSTORE_GOSSIP_SEED']?.split(',') ?? [];
      expect([...seeds, `${node}:2113`].sort()).toEqual(nodes.map((each) => `${each}:2113`).sort());
    }
  });
});

describe('the chart', () => {
  const templates = filesIn('deploy/helm/reprise/templates', '.yaml').map(textOf);
  const helpers = textOf('deploy/helm/reprise/templates/_helpers.tpl');
  const deployments = textOf('deploy/helm/reprise/templates/deployments.yaml');

  it('requests the health endpoints that the hosts serve', () => {
    for (const [probe, path] of [
      ['startupProbe', '/health/live'],
      ['livenessProbe', '/health/live'],
      ['readinessProbe', '/health/ready'],
    ])
      expect(deployments).toMatch(new RegExp(`${probe}:\\s+httpGet: \\{ path: ${path}, port: ops \\}`));
  });

  it('sets no variable unknown to the hosts', () => {
    const text = [...templates, helpers].join('\n');
    const set = [...text.matchAll(/(?:name: |"key" ")([A-Z][A-Z_]{3,})\b/g)].map(([, name = '']) => name);
    expect(set.length).toBeGreaterThan(15);
    expect(set.filter((name) => !knownVariables.has(name))).toEqual([]);
  });

  it('contains no secret itself', () => {
    expect(templates.some((text) => /^kind: Secret$/m.test(text))).toBe(false);
    expect(helpers).toContain('secretKeyRef');
  });
});

describe('alerts and dashboards', () => {
  type Rule = { alert: string; expr: string; annotations: { runbook: string } };
  const rules: Rule[] = parse(textOf('deploy/helm/reprise/files/alerts.yaml')).groups[0].rules;
  type Panel = { title: string; targets?: { expr: string }[] };
  const dashboards = filesIn('deploy/helm/reprise/files/dashboards', '.json');
  const panels: Panel[] = dashboards.flatMap((file) => JSON.parse(textOf(file)).panels);
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  const hasFault = (expr: string): boolean => {
    let found = false;
    promQl.parse(expr).iterate({ enter: (node) => void (found ||= node.type.isError) });
    return found;
  };

  it.each(expressions)('%s uses valid PromQL and published metrics', (_name, expr) => {
    expect(hasFault(expr)).toBe(false);
    expect(metricsIn(expr).filter((name) => !knownMetrics.has(name))).toEqual([]);
  });

  it('would notice an error and an unpublished metric', () => {
    expect(hasFault('sum by (rate(reprise_commands_total[5m])')).toBe(true);
    expect(knownMetrics.has('reprise_no_such_thing')).toBe(false);
  });

  it('answer an operator’s first questions', () => {
    const titles = panels.map(({ title }) => title);
    for (const wanted of [
      'Command rate',
      'Append latency',
      'Projection lag, seconds',
      'Relay lag',
      'Parked keys',
      'Saga ages',
    ])
      expect(titles).toContain(wanted);
  });

  it('refer to an existing runbook', () => {
    const runbooks = filesIn('deploy/runbooks', '.md');
    expect(
      rules.map(({ annotations }) => annotations.runbook).filter((file) => !runbooks.includes(file)),
    ).toEqual([]);
  });
});

describe('the runbooks', () => {
  it.each(filesIn('deploy/runbooks', '.md'))('%s contains existing commands', (file) => {
    const text = textOf(file);
    const commands = [...text.matchAll(/npm run [\w:-]+|services\/\w+\/dist\/[\w.-]+\.js/g)].map(
      ([each]) => each,
    );
    expect(commands.filter((command) => !isCommand(command))).toEqual([]);
  });
});
