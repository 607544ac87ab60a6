// Tools that check the files of deploy: compiled or downloaded once, into the ignored folder .engines.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOf, installGoProgram } from '../engines/install/go-module.mjs';
import { engineFolder, run, versionText } from '../engines/install/tools.mjs';

/** Checks whose tools take longer to install are skipped, with a message. */
const patienceMs = 300_000;

const helmProgram = {
  patienceMs,
  name: 'helm',
  module: 'helm.sh/helm/v3',
  version: 'v3.19.0',
  go: [1, 24],
  main: './cmd/helm',
};

/** Reads compose files like Docker's own command: it is the same library. */
const composeProgram = {
  patienceMs,
  name: 'compose-go',
  module: 'github.com/compose-spec/compose-go/v2',
  version: 'v2.9.0',
  go: [1, 24],
  main: './cmd',
  // This version's command loses the environment when it loads only the model; we want the whole project anyway.
  prepare: (source) => {
    const file = join(source, 'cmd/main.go');
    writeFileSync(file, readFileSync(file, 'utf8').replace('options.LoadModel(', 'options.LoadProject('));
  },
};

/** The JSON schemas of Kubernetes' own resources, as shipped in a Python package. */
const kubernetes = { package: 'kubernetes-validate', wheel: '1.33.0', schemas: 'v1.33.0-local-strict' };
export const schemaFolder = join(engineFolder, kubernetes.schemas);
export const kubernetesVersion = kubernetes.schemas.split('-')[0];

export const helm = binaryOf(helmProgram);
export const composeReader = binaryOf(composeProgram);

async function fetchSchemas() {
  const folder = join(engineFolder, 'kubernetes-schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const named = `${kubernetes.package}==${kubernetes.wheel}`;
  await run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, named]);
  const [wheel] = readdirSync(folder);
  await run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder]);
  cpSync(join(folder, 'kubernetes_validate/kubernetes-json-schema', kubernetes.schemas), schemaFolder, {
    recursive: true,
  });
  rmSync(folder, { recursive: true, force: true });
}

async function installSchemas() {
  if (existsSync(schemaFolder)) return undefined;
  if (versionText('python3', '-m', 'pip', '--version') === undefined)
    return 'Python with pip is not installed (it fetches the schemas of Kubernetes)';
  try {
    await fetchSchemas();
  } catch (failure) {
    return `the schemas of Kubernetes could not be fetched: ${failure.message}`;
  }
}

/** Each returns undefined if its tool is available, or else why not, in words. */
export const install = {
  helm: () => installGoProgram(helmProgram),
  composeReader: () => installGoProgram(composeProgram),
  schemas: installSchemas,
};
