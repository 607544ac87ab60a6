import fc from 'fast-check';
import { SignedLinks } from './signed-links';

const links = new SignedLinks(Buffer.alloc(32, 7), () => Promise.resolve('https://shop.example'));

describe('links for customers', () => {
  it('open only the buyback that they were made for', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (account, buyback, other) => {
        const token = links.tokenFor(account, buyback);
        expect(links.isValid(account, buyback, token)).toBe(true);
        if (other !== buyback) expect(links.isValid(account, other, token)).toBe(false);
        if (other !== account) expect(links.isValid(other, buyback, token)).toBe(false);
      }),
    );
  });

  it('are refused for any other text', () => {
    fc.assert(fc.property(fc.string(), (token) => expect(links.isValid('a', 'b', token)).toBe(false)));
  });

  it('depend on the key', () => {
    const elsewhere = new SignedLinks(Buffer.alloc(32, 8), () => Promise.resolve(''));
    expect(elsewhere.isValid('a', 'b', links.tokenFor('a', 'b'))).toBe(false);
    expect(() => new SignedLinks(Buffer.alloc(31), () => Promise.resolve(''))).toThrow(RangeError);
  });

  it('stay valid in mails when the key changes, and are created with the new one', () => {
    const [before, now] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const changed = new SignedLinks(now, () => Promise.resolve(''), [Buffer.alloc(32, 6), before]);
    expect(changed.isValid('a', 'b', links.tokenFor('a', 'b'))).toBe(true);
    expect(changed.isValid('a', 'c', links.tokenFor('a', 'b'))).toBe(false);
    expect(links.isValid('a', 'b', changed.tokenFor('a', 'b'))).toBe(false);
    expect(() => new SignedLinks(now, () => Promise.resolve(''), [Buffer.alloc(31)])).toThrow(RangeError);
  });

  it('are absolute addresses of the account’s own site', async () => {
    await expect(links.publicUrl('a', '/tracking/1')).resolves.toBe('https://shop.example/tracking/1');
  });
});
