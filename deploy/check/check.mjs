// `npm run deploy:check`: what can be checked about deploy/ without a cluster or a Docker engine. Checks that could
// not run are listed with the reason and do not count as passed. Structural rules are in deploy.spec.ts and run with
// the fast tests.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, versionText } from '../engines/install/tools.mjs';
import { contentFaults, isBuilt } from './contents.mjs';
import { checkManifests } from './manifests.mjs';
import { composeReader, helm, install, kubernetesVersion, schemaFolder } from './tools.mjs';

const deploy = join(dirname(fileURLToPath(import.meta.url)), '..');
const chart = join(deploy, 'helm/reprise');
const example = ['--kube-version', kubernetesVersion, '-f', join(chart, 'ci/example-values.yaml')];
const compose = { cwd: join(deploy, 'compose') };

class Skipped extends Error {}
async function needs(tool) {
  const reason = await install[tool]();
  if (reason) throw new Skipped(reason);
}
function needsCommand(command, ...args) {
  if (versionText(command, ...args) === undefined)
    throw new Skipped(`\`${[command, ...args].join(' ')}\` does not work here`);
}

const checks = {
  'compose file': async () => {
    await needs('composeReader');
    await run(composeReader, ['compose.yaml'], compose);
  },
  'compose file with three nodes of EventStoreDB': async () => {
    await needs('composeReader');
    await run(composeReader, ['compose.yaml', 'compose.cluster.yaml'], compose);
  },
  'compose file for a machine without a registry': async () => {
    await needs('composeReader');
    await run(composeReader, ['compose.yaml', 'compose.local.yaml'], compose);
  },
  'compose files by Docker itself': async () => {
    needsCommand('docker', 'compose', 'version');
    await run(
      'docker',
      ['compose', '-f', 'compose.yaml', '-f', 'compose.cluster.yaml', 'config', '--quiet'],
      compose,
    );
  },
  'contents of the images': async () => {
    const hosts = ['api', 'worker', 'relay'];
    const missing = hosts.filter((host) => !isBuilt(host));
    if (missing.length > 0) throw new Skipped(`${missing.join(', ')} not built (npm run build)`);
    const faults = await contentFaults(hosts);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
  'helm lint': async () => {
    await needs('helm');
    await run(helm, ['lint', '--strict', chart, ...example]);
  },
  'helm refuses invalid values': async () => {
    await needs('helm');
    const accepts = (...settings) =>
      run(helm, ['template', 'x', chart, ...example, ...settings]).then(
        () => true,
        () => false,
      );
    if (!(await accepts())) throw new Error('the example values are refused');
    for (const wrong of [
      'image.tag=latest',
      'hosts.api.replicas=0',
      'engines.mongodbUrl=localhost',
      'no.such=1',
    ])
      if (await accepts('--set', wrong)) throw new Error(`--set ${wrong} was accepted`);
  },
  'manifests against the schemas of Kubernetes': async () => {
    await needs('helm');
    await needs('schemas');
    const manifests = await run(helm, ['template', 'shop', chart, ...example]);
    const { checked, unknown, faults } = checkManifests(manifests, schemaFolder);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${kubernetesVersion}: ${checked.length} checked; without a schema: ${unknown.join(', ') || 'none'}`;
  },
  'proxy configuration': async () => {
    needsCommand('caddy', 'version');
    await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'caddy/Caddyfile'], compose);
  },
  'alerts by Prometheus itself': async () => {
    needsCommand('promtool', '--version');
    await run('promtool', ['check', 'rules', join(chart, 'files/alerts.yaml')]);
  },
};

for (const [name, check] of Object.entries(checks)) {
  const started = Date.now();
  try {
    const remark = await check();
    console.log(`✓ ${name}${remark ? ` (${remark})` : ''}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (failure) {
    if (failure instanceof Skipped) console.log(`- SKIPPED ${name}: ${failure.message}`);
    else {
      console.error(`✗ ${name}: ${failure.message}`);
      process.exitCode = 1;
    }
  }
}
