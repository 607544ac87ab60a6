import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer => {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(data.length, 1);
  return Buffer.concat([head, data]);
};
type Options = { readonly challenge: string };

/** What a browser and its security key do (WebAuthn, ES256), without either. */
export function softwarePasskey(host = 'localhost:80') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, { challenge }: Options, site = host) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: `http://${site}`, crossOrigin: false }));
  const authenticator = (flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host.replace(/:\d+$/, '')), Buffer.from([flags]), count, rest]);
  };
  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((each) => Buffer.from(each, 'base64url'));
    const head = Buffer.from('a5010203262001215820', 'hex');
    return Buffer.concat([head, left ?? head, Buffer.from('225820', 'hex'), right ?? head]);
  };
  return {
    id: id.toString('base64url'),
    /** `navigator.credentials.create`. */
    made(options: Options) {
      const length = Buffer.from([0, id.length]);
      const attested = authenticator(0x41, Buffer.concat([Buffer.alloc(16), length, id, coseKey()]));
      const object = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
      const attestation = Buffer.concat([...object, text('authData'), bytes(attested)]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { id: id.toString('base64url'), response };
    },
    /** `navigator.credentials.get`. @param steps by which the key has been used since; none for a copy of it */
    shown(options: Options, steps = 1, site = host) {
      counter += steps;
      const said = clientData('webauthn.get', options, site);
      const data = authenticator(0x01);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      const response = {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { method: 'passkey', passkey: { id: id.toString('base64url'), response } };
    },
  };
}
