import { endpoint, pathOf } from '@reprise/contracts/kernel';
import { z } from 'zod';
import type { ApiClient, ApiRequest } from './api-client';
import { callEndpoint, callList, hrefOf } from './call';

const row = z.object({ id: z.string(), name: z.string() });
const shared = { access: 'public', summary: 'For the spec.', reply: row } as const;
const readThing = endpoint({
  ...shared,
  name: 'readThing',
  method: 'GET',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
});
const listThings = endpoint({
  ...shared,
  name: 'listThings',
  method: 'GET',
  path: '/things',
  list: { filters: [], order: [] },
});
const openThing = endpoint({
  ...shared,
  name: 'openThing',
  method: 'POST',
  path: '/things',
  body: z.object({ name: z.string() }),
  consumes: 'application/x-www-form-urlencoded',
});

function server(body: unknown) {
  const sent: ApiRequest[] = [];
  const api: ApiClient = {
    request: (request) => {
      sent.push(request);
      return Promise.resolve({ status: 200, body, etag: '"2"' });
    },
    download: () => Promise.resolve(new Blob()),
  };
  return { api, sent };
}

describe('a call by its endpoint', () => {
  it('fills in the path, and parses the reply with the endpoint’s own schema', async () => {
    const { api, sent } = server({ '@id': '/things/1', id: '1', name: 'One', more: true });
    const { value, etag } = await callEndpoint(api, readThing, { params: { id: 'a/b' } });
    expect(value).toEqual({ id: '1', name: 'One' });
    expect(etag).toBe('"2"');
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/things/a%2Fb', accept: 'application/json' });
  });
  it('parses each row of a page, without the keys of JSON-LD', async () => {
    const { api, sent } = server({
      'hydra:member': [{ '@type': 'T', id: '1', name: 'One' }],
      'hydra:totalItems': 7,
    });
    const query = { name: 'One' };
    expect(await callList(api, listThings, { query })).toEqual({
      items: [{ id: '1', name: 'One' }],
      total: 7,
    });
    expect(sent[0]).toMatchObject({ query, accept: 'application/ld+json' });
  });
  it('turns a reply that violates the contract into a problem, reported once', async () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const { api } = server({ id: 1 });
    const read = () => callEndpoint(api, readThing, { params: { id: '1' } });
    const problem = { code: 'unexpected-reply', details: { endpoint: 'readThing' } };
    await expect(read()).rejects.toMatchObject({ problem });
    await expect(read()).rejects.toMatchObject({ problem });
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });
  it('sends a form if the endpoint takes one, and never renews the session for a public endpoint', async () => {
    const { api, sent } = server({ id: '1', name: 'One' });
    await callEndpoint(api, openThing, { body: { name: 'One' } });
    expect(sent[0]).toMatchObject({ form: { name: 'One' }, renews: false });
    expect(sent[0]).not.toHaveProperty('body');
  });
  it('refuses a path with a missing parameter', () => {
    expect(() => pathOf(readThing)).toThrow('readThing needs the path parameter id');
    expect(hrefOf(readThing, { params: { id: '1' } })).toBe('/api/things/1');
  });
});
