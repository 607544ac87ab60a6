import { hkdfSync } from 'node:crypto';
import { loadMasterKey, SecretBox } from '@reprise/gateways';
import { ConfigurationFault, missingKey, type Config } from './config';

const derived = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `reprise/${purpose}`, 32));

type Needs = Pick<Config, 'secretsKey' | 'dataDir' | 'demo' | 'eventstoreUrl' | 'mongodbUrl'>;

/** A key that is made here would be another than that of the hosts which wrote the data. */
function mustBeGiven({ secretsKey, demo, eventstoreUrl, mongodbUrl }: Needs): void {
  const shared = Boolean(eventstoreUrl ?? mongodbUrl);
  if (!secretsKey && (shared || !demo)) throw new ConfigurationFault(missingKey(shared));
}

/** One master key, one derived key a purpose: none of them tells anything about another. @throws ConfigurationFault */
export function openSecrets(config: Needs) {
  mustBeGiven(config);
  const master = loadMasterKey(config);
  return {
    box: new SecretBox(derived(master, 'documents')),
    sessionKey: derived(master, 'sessions'),
    linkKey: derived(master, 'links'),
    searchSecret: derived(master, 'search').toString('base64url'),
  };
}
export type OpenedSecrets = ReturnType<typeof openSecrets>;
