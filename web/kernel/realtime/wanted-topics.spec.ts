import { askedTopics, concerns } from './wanted-topics';

const one = '/api/buybacks/00000000-0000-4000-8000-000000000001';

describe('news of the server', () => {
  it('is asked for by address, and for a list by everything in scope', () => {
    expect(askedTopics([one])).toEqual([one]);
    expect(askedTopics(['/api/buybacks'])).toEqual(['*']);
    expect(askedTopics([])).toEqual([]);
  });
  it('concerns a list only when it is about one of its members', () => {
    expect(concerns({ '@id': one }, ['/api/buybacks'])).toBe(true);
    expect(concerns({ '@id': '/api/items/1' }, ['/api/buybacks'])).toBe(false);
    expect(concerns({ '@id': one }, [one])).toBe(true);
  });
});
