import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { signedHeaders } from '@reprise/kernel/outbound';

type Check = (secret: string, headers: Readonly<Record<string, string>>, text: string) => boolean;
const page = readFileSync(join(__dirname, '../../../../contracts/docs/messages.md'), 'utf8');
const example = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

describe('the example by which partners check a signature', () => {
  const isFromReprise = runInContext(
    `${example}; isFromReprise;`,
    createContext({ require, Buffer, Date }),
  ) as Check;
  const [secret, other] = ['one', 'two'].map((text) => `whsec_${Buffer.from(text).toString('base64')}`);
  const text = '{"id":"1","data":{"name":"Zoé"}}';
  const signed = (secrets: readonly string[], at = new Date()) => signedHeaders(secrets, 'm-1', at, text);

  it('takes what was signed with the secret, also beside another one after a rotation', () => {
    expect(isFromReprise(`${secret}`, signed([`${secret}`]), text)).toBe(true);
    expect(isFromReprise(`${secret}`, signed([`${other}`, `${secret}`]), text)).toBe(true);
  });

  it('refuses another secret, another text and an old message', () => {
    expect(isFromReprise(`${other}`, signed([`${secret}`]), text)).toBe(false);
    expect(isFromReprise(`${secret}`, signed([`${secret}`]), text.replace('1', '2'))).toBe(false);
    const old = signed([`${secret}`], new Date(Date.now() - 600_000));
    expect(isFromReprise(`${secret}`, old, text)).toBe(false);
  });
});
