import { hkdfSync } from 'node:crypto';
import { loadMasterKey, SecretBox } from '@reprise/gateways';
import type { Config } from './config';

const derived = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `reprise/${purpose}`, 32));

/** One master key, one derived key a purpose: none of them tells anything about another. */
export function openSecrets(config: Pick<Config, 'secretsKey' | 'dataDir'>) {
  const master = loadMasterKey(config);
  return {
    box: new SecretBox(derived(master, 'documents')),
    sessionKey: derived(master, 'sessions'),
    linkKey: derived(master, 'links'),
    searchSecret: derived(master, 'search').toString('base64url'),
  };
}
export type OpenedSecrets = ReturnType<typeof openSecrets>;
