import { hkdfSync } from 'node:crypto';
import { loadMasterKey, otherMasterKeys, SecretBox } from '@reprise/gateways';
import { missingKey, type Config } from './config';
import { ConfigurationFault } from './configuration-fault';

const derived = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `reprise/${purpose}`, 32));

type Needs = Pick<Config, 'secretsKey' | 'dataDir' | 'demo' | 'eventstoreUrl' | 'mongodbUrl'> &
  Partial<Pick<Config, 'otherSecretsKeys'>>;

/** A key created here would differ from that of the hosts that wrote the data. */
function mustBeGiven({ secretsKey, demo, eventstoreUrl, mongodbUrl }: Needs): void {
  const shared = Boolean(eventstoreUrl ?? mongodbUrl);
  if (!secretsKey && (shared || !demo)) throw new ConfigurationFault(missingKey(shared));
}

function masterKeys(config: Needs): { master: Buffer; others: readonly Buffer[] } {
  try {
    return { master: loadMasterKey(config), others: otherMasterKeys(config.otherSecretsKeys) };
  } catch (error) {
    throw error instanceof RangeError ? new ConfigurationFault(error.message) : error;
  }
}

/**
 * One master key, one derived key per purpose: none reveals anything about another. Data encrypted and signed with
 * the other master keys is accepted too. @throws ConfigurationFault
 */
export function openSecrets(config: Needs) {
  mustBeGiven(config);
  const { master, others } = masterKeys(config);
  const keysFor = (purpose: string) => ({
    key: derived(master, purpose),
    others: others.map((other) => derived(other, purpose)),
  });
  const textOf = (key: Buffer): string => key.toString('base64url');
  const documents = keysFor('documents');
  const sessions = keysFor('sessions');
  const links = keysFor('links');
  const search = keysFor('search');
  return {
    box: new SecretBox(documents.key, documents.others),
    ...{ sessionKey: sessions.key, otherSessionKeys: sessions.others },
    ...{ linkKey: links.key, otherLinkKeys: links.others },
    ...{ searchSecret: textOf(search.key), otherSearchSecrets: search.others.map(textOf) },
  };
}
