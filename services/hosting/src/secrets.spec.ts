import { SecretTampered } from '@reprise/gateways';
import { ConfigurationFault } from './configuration-fault';
import { openSecrets } from './secrets';

const [before, now] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('hex')];
const opened = (secretsKey: string, otherSecretsKeys?: string) =>
  openSecrets({
    ...{ secretsKey, otherSecretsKeys, dataDir: '', demo: false },
    ...{ eventstoreUrl: undefined, mongodbUrl: undefined },
  });

describe('the secrets of a host', () => {
  it('derive from its key, and those of the other keys are valid as well', () => {
    const [former, changing] = [opened(before), opened(now, `${before},${now}`)];
    expect(changing.box.open(former.box.seal('text', 'here'), 'here')).toBe('text');
    expect(changing.otherSessionKeys[0]).toEqual(former.sessionKey);
    expect(changing.otherLinkKeys[0]).toEqual(former.linkKey);
    expect(changing.otherSearchSecrets[0]).toBe(former.searchSecret);
    expect(() => former.box.open(changing.box.seal('text', 'here'), 'here')).toThrow(SecretTampered);
  });

  it('differ by purpose', () => {
    const { sessionKey, linkKey, searchSecret, otherSessionKeys } = opened(now);
    const texts = [sessionKey, linkKey].map((key) => key.toString('base64url'));
    expect(new Set([...texts, searchSecret]).size).toBe(3);
    expect(otherSessionKeys).toEqual([]);
  });

  it('are refused in words if a key is invalid', () => {
    expect(() => opened('short')).toThrow(ConfigurationFault);
    expect(() => opened(now, `${before},short`)).toThrow(/SECRETS_KEYS_OTHER must hold 32 bytes/);
  });
});
