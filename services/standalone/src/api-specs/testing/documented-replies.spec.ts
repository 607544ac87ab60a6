import { endpoint } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { DocumentedReplies, type Heard } from './documented-replies';

const readStore = endpoint({
  name: 'readStore',
  method: 'GET',
  path: '/stores/{id}',
  access: 'public',
  summary: 'A store.',
  resource: 'Store',
  reply: z.object({ id: z.string(), opened: z.int().optional() }),
});
const listNames = endpoint({
  ...readStore,
  name: 'listNames',
  path: '/stores/names',
  reply: z.array(z.string()),
});

describe('a reply is compared with what is documented', () => {
  const faultsOf = (heard: Partial<Heard>): string => {
    const replies = new DocumentedReplies([readStore, listNames]);
    const usual = {
      method: 'GET',
      path: '/stores/1?x=y',
      status: 200,
      type: 'application/json; charset=utf-8',
    };
    replies.check({ ...usual, body: { id: '1' }, ...heard });
    try {
      replies.conclude();
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };

  it('as plain JSON and as JSON-LD', () => {
    expect(faultsOf({})).toBe('');
    const links = { '@context': '/api/contexts/Store', '@id': '/api/stores/1', '@type': 'Store' };
    expect(faultsOf({ type: 'application/ld+json', body: { ...links, id: '1' } })).toBe('');
    expect(faultsOf({ path: '/stores/names', body: ['North'] })).toBe('');
    const names = { ...links, 'hydra:member': ['North'] };
    expect(faultsOf({ path: '/stores/names', type: 'application/ld+json', body: names })).toBe('');
    expect(faultsOf({ path: '/elsewhere', status: 404 })).toBe('');
  });

  it.each<[string, Partial<Heard>, string]>([
    ['another status', { status: 418 }, 'GET /stores/1 418: the status is not documented'],
    ['another type', { type: 'text/html' }, 'the content type text/html is not documented'],
    ['a missing field', { body: {} }, "body must have required property 'id'"],
    ['a field of another type', { body: { id: '1', opened: 'soon' } }, 'body/opened must be integer'],
    ['a field that nobody declared', { body: { id: '1', _id: '1' } }, 'must NOT have additional properties'],
    ['a problem of another form', { status: 404, type: 'application/problem+json' }, 'required property'],
  ])('and differs by %s', (_what, heard, fault) => expect(faultsOf(heard)).toContain(fault));
});
