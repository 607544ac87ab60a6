import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buybackEvents } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import { documentEvents } from '@reprise/contracts/kernel';
import { cloudEventOf, type CloudEvent, type EventFeedPage } from '@reprise/contracts/messages';
import { permissionsOf, type Role } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { EventCatalogues, SqliteEventLog, systemClock, uuidv7 } from '@reprise/kernel';
import { createHttpApp } from '@reprise/kernel/http';
import { anEvent, eventually } from '@reprise/kernel/testing';
import { tenantScope } from '@reprise/read-kernel/query';
import { EventFeedModule } from './event-feed.module';
import { CLOCK, EVENT_LOG, SESSION_READER, type SessionReader } from '@reprise/kernel/ports';

const source = 'https://reprise.test';
const sessions: SessionReader = {
  async read(token) {
    const [accountId = '', role = ''] = token.split('/');
    if (!['a', 'b'].includes(accountId)) throw new Refusal('unauthenticated');
    const held = role as Role;
    const common = { kind: 'user', userId: 'u', module: 'no_module' } as const;
    return { ...common, accountId, role: held, permissions: permissionsOf(held) };
  },
  scopeOf: async ({ accountId }) => tenantScope({ accountId, by: 'account' }),
};

describe('the event feed', () => {
  let log: SqliteEventLog;
  let app: NestFastifyApplication;
  let base: string;
  beforeEach(async () => {
    log = new SqliteEventLog({
      file: ':memory:',
      catalogues: new EventCatalogues(buybackEvents, itemEvents, documentEvents),
    });
    @Global()
    @Module({
      providers: [
        { provide: EVENT_LOG, useValue: log },
        { provide: CLOCK, useValue: systemClock },
        { provide: SESSION_READER, useValue: sessions },
      ],
      exports: [EVENT_LOG, CLOCK, SESSION_READER],
    })
    class Engines {}
    @Module({ imports: [Engines, EventFeedModule.with(source)] })
    class Host {}
    app = await createHttpApp(Host, { logger: false, checkReplies: true });
    await app.listen(0, '127.0.0.1');
    base = (await app.getUrl()) + '/api';
  });
  afterEach(async () => {
    const closing = app.close();
    // The client may hold a connection that it has not used yet.
    app.getHttpServer().closeAllConnections();
    await closing;
    await log.close();
  });

  const moved = (accountId: string) => anEvent({ type: 'ItemMoved', data: { stockId: uuidv7() }, accountId });
  const changed = (accountId: string) =>
    anEvent({
      ...{ type: 'DocumentRemoved', accountId },
      data: { resource: 'stocks', documentId: uuidv7(), revision: 2, before: {} },
    });
  const stream = (): string => `item-${uuidv7()}`;
  const inLog = async (accountId: string): Promise<CloudEvent[]> =>
    (await log.readAll('', 100_000))
      .filter((event) => event.accountId === accountId)
      .flatMap((event) => cloudEventOf(event, source) ?? []);
  async function ask(query: string, who = 'a/admin') {
    const reply = await fetch(`${base}/event-feed${query}`, { headers: { token: who } });
    return { status: reply.status, body: (await reply.json()) as EventFeedPage & { code: string } };
  }
  async function readAll(who: string, limit: number) {
    const pages: EventFeedPage[] = [];
    for (let after = ''; ; after = pages.at(-1)?.next ?? '') {
      const { body } = await ask(`?limit=${limit}&after=${after}`, who);
      pages.push(body);
      if (!body.more) return { pages, messages: pages.flatMap(({ messages }) => messages) };
    }
  }

  it('returns the account’s public messages in log order, page by page, and nothing else', async () => {
    const streams = [stream(), stream(), stream()];
    for (let turn = 0; turn < 40; turn += 1) {
      await log.append(streams[turn % 3] ?? '', [moved(turn % 2 ? 'a' : 'b'), changed('a')], 'any');
    }
    for (const who of ['a', 'b']) {
      const { messages } = await readAll(`${who}/admin`, 7);
      expect(messages).toEqual(await inLog(who));
      expect(new Set(messages.map(({ accountid }) => accountid))).toEqual(new Set([who]));
    }
  });

  it('skips other accounts’ events, so that they are read only once', async () => {
    await log.append(stream(), [moved('a')], 'any');
    for (let turn = 0; turn < 12; turn += 1)
      await log.append(
        stream(),
        Array.from({ length: 1000 }, () => moved('b')),
        'any',
      );
    await log.append(stream(), [moved('a')], 'any');
    const { pages, messages } = await readAll('a/admin', 100);
    expect(messages).toHaveLength(2);
    expect(pages).toHaveLength(2);
    expect(pages.at(-1)?.next).toBe(await log.head());
    const reads = jest.spyOn(log, 'readAll');
    const empty = await ask(`?after=${pages.at(-1)?.next}`);
    expect([empty.body.messages, empty.body.next]).toEqual([[], pages.at(-1)?.next]);
    expect(reads).not.toHaveBeenCalled();
  });

  it('waits for a message if asked to, and returns it at once', async () => {
    const waiting = ask('?after=latest&wait=10');
    await eventually(async () => (await ask('?after=latest')).status === 200);
    const began = Date.now();
    await log.append(stream(), [moved('b')], 'any');
    await log.append(stream(), [moved('a')], 'any');
    expect((await waiting).body.messages).toEqual(await inLog('a'));
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('refuses invalid positions, exceeded limits, and readers without permission', async () => {
    expect(await ask('?after=yesterday')).toMatchObject({
      ...{ status: 400, body: { code: 'malformed-query', details: { parameter: 'after' } } },
    });
    expect((await ask('?limit=501')).status).toBe(400);
    expect((await ask('?wait=21')).status).toBe(400);
    expect((await ask('', 'a/store_seller')).status).toBe(403);
    expect((await ask('', 'nobody')).status).toBe(401);
  });

  describe('as server-sent events', () => {
    type Heard = { id: string; message: CloudEvent };
    function listen(after?: string) {
      const control = new AbortController();
      const heard: Heard[] = [];
      const ids: string[] = [];
      const done = (async () => {
        const headers: Record<string, string> = { token: 'a/admin' };
        if (after) headers['last-event-id'] = after;
        const reply = await fetch(`${base}/event-feed/stream`, { headers, signal: control.signal });
        expect(reply.headers.get('content-type')).toContain('text/event-stream');
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of reply.body ?? []) {
          const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const id = /^id: (.*)$/m.exec(block)?.[1] ?? '';
            const data = /^data: (.*)$/m.exec(block)?.[1];
            if (id) ids.push(id);
            if (data) heard.push({ id, message: JSON.parse(data) as CloudEvent });
          }
        }
      })().catch((error: unknown) => {
        if (!control.signal.aborted) throw error;
      });
      return { heard, ids, leave: () => (control.abort(), done), done };
    }

    it('sends existing messages, then new ones, in log order', async () => {
      await log.append(stream(), [moved('a'), moved('a')], 'any');
      const { heard, leave } = listen();
      await eventually(() => heard.length === 2);
      await log.append(stream(), [moved('b'), changed('a')], 'any');
      await log.append(stream(), [moved('a')], 'any');
      await eventually(() => heard.length === 3);
      expect(heard.map(({ message }) => message)).toEqual(await inLog('a'));
      await leave();
    });

    it('is resumed without gaps or repeats, however often it breaks', async () => {
      const one = stream();
      const all: Heard[] = [];
      const writing = (async () => {
        for (let turn = 0; turn < 300; turn += 1) await log.append(one, [moved('a'), moved('b')], 'any');
      })();
      for (let rest = 300; rest > 0;) {
        const { heard, leave } = listen(all.at(-1)?.id);
        await eventually(() => heard.length >= Math.min(rest, 40));
        await leave();
        all.push(...heard);
        rest -= heard.length;
      }
      await writing;
      expect(all.map(({ message }) => message.id)).toEqual((await inLog('a')).map(({ id }) => id));
    });

    it('ends when the host shuts down', async () => {
      const { done, heard } = listen();
      await log.append(stream(), [moved('a')], 'any');
      await eventually(() => heard.length === 1);
      await app.close();
      await done;
    });
  });
});
