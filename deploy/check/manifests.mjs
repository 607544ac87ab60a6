// Checks Kubernetes manifests against the JSON schemas of Kubernetes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { parseAllDocuments } from 'yaml';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** networking.k8s.io/v1 NetworkPolicy → networkpolicy-networking-v1.json */
function schemaName({ apiVersion, kind }) {
  const [version, group] = apiVersion.split('/').reverse();
  return `${[kind, ...(group ? [group.split('.')[0]] : []), version].join('-').toLowerCase()}.json`;
}

/** The output of `helm template`. @returns `{ checked, unknown, faults }`: names of documents, and sentences. */
export function checkManifests(text, folder) {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(read(join(folder, '_definitions.json')), '_definitions.json');
  const compiled = new Map();
  const schemaOf = (file) => compiled.get(file) ?? compiled.set(file, ajv.compile(read(file))).get(file);
  const result = { checked: [], unknown: [], faults: [] };
  const manifests = parseAllDocuments(text).map((document) => document.toJS());
  for (const manifest of manifests.filter(Boolean)) {
    const name = `${manifest.kind} ${manifest.metadata.name}`;
    const file = join(folder, schemaName(manifest));
    if (!existsSync(file)) {
      result.unknown.push(name);
      continue;
    }
    const validate = schemaOf(file);
    if (validate(manifest)) result.checked.push(name);
    else
      result.faults.push(
        ...validate.errors.map(({ instancePath, message }) => `${name}${instancePath} ${message}`),
      );
  }
  return result;
}
