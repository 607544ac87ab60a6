import fc from 'fast-check';
import { newKey, SecretBox, SecretTampered } from './secret-box';

describe('a secret box', () => {
  const box = new SecretBox(newKey());

  it('decrypts what it encrypted, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(box.open(box.seal(text, 'here'), 'here')).toBe(Buffer.from(text).toString());
      }),
    );
  });

  it('never encrypts the same text to the same bytes', () => {
    expect(box.seal('FR7612345', 'here')).not.toBe(box.seal('FR7612345', 'here'));
  });

  it('detects a change of any character', () => {
    const sealed = box.seal('FR7630006000011234567890189', 'here');
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character of a base64url part may only contain unused bits; then the bytes did not change.
      const same = changed.split('.').every((part, index) => {
        const original = sealed.split('.')[index] ?? '';
        return index === 0
          ? part === original
          : Buffer.from(part, 'base64url').equals(Buffer.from(original, 'base64url'));
      });
      if (!same) expect(() => box.open(changed, 'here')).toThrow(SecretTampered);
    }
  });

  it('does not decrypt in another place, with another key or truncated', () => {
    const sealed = box.seal('secret', 'customer/1/contact');
    expect(() => box.open(sealed, 'customer/2/contact')).toThrow(SecretTampered);
    expect(() => new SecretBox(newKey()).open(sealed, 'customer/1/contact')).toThrow(SecretTampered);
    expect(() => box.open(sealed.slice(0, -4), 'customer/1/contact')).toThrow(SecretTampered);
    expect(() => box.open('', 'customer/1/contact')).toThrow(SecretTampered);
  });

  it('decrypts with any of its keys, and encrypts with the first only', () => {
    const [before, now] = [newKey(), newKey()];
    const [former, changing, later] = [
      new SecretBox(before),
      new SecretBox(now, [newKey(), before]),
      new SecretBox(now),
    ];
    const old = former.seal('secret', 'here');
    expect(changing.open(old, 'here')).toBe('secret');
    expect(() => changing.open(old, 'there')).toThrow(SecretTampered);
    const fresh = changing.seal('secret', 'here');
    expect(later.open(fresh, 'here')).toBe('secret');
    expect(() => former.open(fresh, 'here')).toThrow(SecretTampered);
    const data = newKey();
    const sealed = new SecretBox(data).seal('secret', 'here');
    expect(changing.unwrapKey(former.wrapKey(data, 'key/1'), 'key/1').open(sealed, 'here')).toBe('secret');
    expect(() => new SecretBox(now, [Buffer.alloc(31)])).toThrow(RangeError);
  });

  it('distinguishes text encrypted with its own key from that of another', () => {
    const [before, now] = [newKey(), newKey()];
    const changing = new SecretBox(now, [before]);
    expect(changing.isCurrent(changing.seal('secret', 'here'), 'here')).toBe(true);
    expect(changing.isCurrent(new SecretBox(before).seal('secret', 'here'), 'here')).toBe(false);
    const foreign = new SecretBox(newKey()).seal('secret', 'here');
    expect(() => changing.isCurrent(foreign, 'here')).toThrow(SecretTampered);
    expect(() => changing.isCurrent('no sealed text', 'here')).toThrow(SecretTampered);
  });

  it('unwraps a data key that it wrapped', () => {
    const key = newKey();
    const sealed = new SecretBox(key).seal('secret', 'here');
    expect(box.unwrapKey(box.wrapKey(key, 'key/1'), 'key/1').open(sealed, 'here')).toBe('secret');
  });
});
