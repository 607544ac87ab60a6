import { setTimeout as pause } from 'node:timers/promises';
import { cloudEventOf } from '@reprise/contracts/messages';
import type { WebhookDelivery, WebhookRow } from '@reprise/contracts/webhooks';
import { uuidv7 } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import { mortal } from './mortal-store';
import type { Product } from './product';
import { openReceiver, type Manners, type Receiver } from './receiver';

const moved = 'reprise.item.ItemMoved.v1';
const aStream = (): string => `item-${uuidv7()}`;
const stocks = (count: number): string[] => Array.from({ length: count }, uuidv7);

/** The contract of webhooks, over whatever engines `open` opens. */
export const webhooksSuite = (title: string, open: () => Promise<Product>): void =>
  describe(title, () => {
    let product: Product;
    let receivers: Receiver[];
    beforeEach(async () => {
      product = await open();
      receivers = [];
    });
    afterEach(async () => {
      await product.close();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    });
    async function receiver(manners?: Manners): Promise<Receiver> {
      const opened = await openReceiver(manners);
      receivers.push(opened);
      return opened;
    }
    const got = ({ received }: Receiver): string[] =>
      received.map(({ message }) => String(message.data['stockId']));

    it('get everything from their creation on, signed, as on the bus', async () => {
      const partner = await receiver();
      const stream = aStream();
      await product.happen(stream, stocks(2));
      const { id, secret } = await product.create(partner.url);
      product.work();
      await product.happen(stream, stocks(1));
      const [one] = await eventually(() => partner.received.length === 1 && partner.received);
      const [, , event] = (await product.log.readAll('', 100)).filter(({ type }) => type === 'ItemMoved');
      expect(one && partner.verify(secret, one)).toEqual(event && cloudEventOf(event));
      expect(one?.headers).toMatchObject({
        'webhook-id': event?.id,
        'content-type': expect.stringContaining('application/cloudevents+json'),
      });
      expect(() => one && partner.verify(`whsec_${Buffer.alloc(32).toString('base64')}`, one)).toThrow();
      expect(await eventually(async () => (await product.get(id)).lastDeliveredAt !== null)).toBe(true);
      expect(await product.deliveries(id)).toMatchObject([
        { eventId: event?.id, type: moved, outcome: 'delivered', status: 204, attempt: 1, kind: 'event' },
      ]);
    });

    it('get only what they selected, and nothing of other accounts', async () => {
      const [all, some] = [await receiver(), await receiver()];
      await product.create(all.url);
      await product.create(some.url, { types: ['reprise.item.ItemLost.v1'] });
      product.work();
      const own = stocks(3);
      await product.happen(aStream(), stocks(3), 'b');
      await product.happen(aStream(), own);
      await eventually(() => all.received.length === 3);
      expect(got(all)).toEqual(own);
      expect(some.received).toEqual([]);
    });

    it('are tried again until they take it, in order for each subject, while others pass', async () => {
      const [stubborn, well] = [aStream(), aStream()];
      const failures = new Map<string, number>();
      const partner = await receiver(({ message }) => {
        const count = failures.get(message.id) ?? 0;
        failures.set(message.id, count + 1);
        return message.subject === stubborn && count < 2 ? 500 : 200;
      });
      const { id } = await product.create(partner.url);
      product.work();
      const [slow, quick] = [stocks(4), stocks(4)];
      await product.happen(stubborn, slow);
      await product.happen(well, quick);
      await eventually(() => partner.received.length === 4 * 3 + 4);
      const taken = () =>
        product.deliveries(id).then((all) => all.filter(({ outcome }) => outcome === 'delivered'));
      await eventually(async () => (await taken()).length === 8);
      const order = partner.received.filter(({ message }) => message.subject === stubborn);
      expect(order.map(({ message }) => message.data['stockId'])).toEqual(
        slow.flatMap((each) => [each, each, each]),
      );
      const last = (subject: string) =>
        partner.received.findLastIndex(({ message }) => message.subject === subject);
      expect(last(well)).toBeLessThan(last(stubborn));
      const attempts = (await product.deliveries(id)).filter(
        ({ eventId }) => eventId === order[0]?.message.id,
      );
      expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
        [3, 200],
        [2, 500],
        [1, 500],
      ]);
    });

    it('that are slow do not delay others', async () => {
      const [slow, quick] = [await receiver(() => new Promise(() => undefined)), await receiver()];
      const { id } = await product.create(slow.url);
      await product.create(quick.url);
      product.work();
      await product.happen(aStream(), stocks(30));
      const began = Date.now();
      await eventually(() => quick.received.length === 30);
      expect(Date.now() - began).toBeLessThan(2000);
      const [first] = await eventually(async () => {
        const found = await product.deliveries(id);
        return found.length > 0 && found;
      });
      expect(first).toMatchObject({ outcome: 'failed', reason: 'timeout', status: null });
    });

    it('that are down are visibly failing, and get everything in order when they are back', async () => {
      let away = true;
      const partner = await receiver(() => (away ? 503 : 200));
      const { id } = await product.create(partner.url);
      product.work({
        engine: { leaseMs: 600, heartbeatMs: 50, backOff: { firstMs: 40, maxMs: 100, tries: 1000 } },
      });
      const streams = Array.from({ length: 40 }, aStream);
      const sent = new Map(streams.map((stream) => [stream, stocks(5)]));
      for (const [stream, ids] of sent) await product.happen(stream, ids);
      const failing = await eventually(async () => {
        const webhook = await product.get(id);
        return webhook.state === 'failing' && webhook;
      });
      expect(failing).toMatchObject({ lastFailure: { reason: 'answered', status: 503 } });
      await pause(300);
      // What happened waits in the log, not subject by subject.
      expect((await product.store.parkedKeys(`webhook/${id}`)).length).toBeLessThan(20);
      expect(partner.received.length).toBeLessThan(40);
      away = false;
      partner.received.length = 0;
      await eventually(() => partner.received.length === 200);
      for (const [stream, ids] of sent) {
        const own = partner.messages().filter(({ subject }) => subject === stream);
        expect(own.map(({ data }) => data['stockId'])).toEqual(ids);
      }
      await eventually(async () => (await product.get(id)).state === 'active');
    });

    it('give a subject up after the last try, say so, and send it again by a replay', async () => {
      let broken = true;
      const partner = await receiver(() => (broken ? 400 : 200));
      const { id } = await product.create(partner.url);
      const engine = { leaseMs: 600, heartbeatMs: 50, backOff: { firstMs: 5, maxMs: 10, tries: 3 } };
      product.work({ engine });
      const ids = stocks(2);
      await product.happen(aStream(), ids);
      await eventually(async () => (await product.get(id)).givenUp === 1);
      expect(await product.get(id)).toMatchObject({ state: 'failing', waiting: 0 });
      broken = false;
      partner.received.length = 0;
      expect((await product.ask('POST', `/webhooks/${id}/replay`, { after: '' })).status).toBe(202);
      await eventually(() => partner.received.length === 2);
      expect(got(partner)).toEqual(ids);
      await eventually(async () => (await product.get(id)).state === 'active');
    });

    describe('replayed', () => {
      it('from a position or a time send everything after it again, with the same ids, then continue', async () => {
        const partner = await receiver();
        const { id } = await product.create(partner.url);
        product.work();
        const stream = aStream();
        await product.happen(stream, stocks(2));
        const place = await product.log.head();
        await pause(5);
        const time = new Date().toISOString();
        await product.happen(stream, stocks(3));
        await eventually(() => partner.received.length === 5);
        const ids = partner.messages().map((message) => message.id);
        for (const from of [{ after: place }, { since: time }]) {
          partner.received.length = 0;
          expect((await product.ask('POST', `/webhooks/${id}/replay`, from)).status).toBe(202);
          await eventually(() => partner.received.length === 3);
          expect(partner.messages().map((message) => message.id)).toEqual(ids.slice(2));
        }
        await product.happen(stream, stocks(1));
        await eventually(() => partner.received.length === 4);
      });

      it('refuse an invalid position', async () => {
        const { id } = await product.create((await receiver()).url);
        const statuses = await Promise.all(
          [{}, { after: 'x' }, { since: 'yesterday' }, { after: '', since: new Date().toISOString() }].map(
            async (body) => (await product.ask('POST', `/webhooks/${id}/replay`, body)).status,
          ),
        );
        expect(statuses).toEqual([422, 422, 422, 422]);
        const lost = await product.ask('POST', `/webhooks/${id}/replay`, { after: 'x' });
        const violations = [{ propertyPath: 'after', code: 'unknown-position' }];
        expect(lost.body).toMatchObject({ code: 'invalid-request', violations });
      });
    });

    it('sign with the old and the new secret for a day after a rotation', async () => {
      const partner = await receiver();
      const { id, secret: old } = await product.create(partner.url);
      const { body } = await product.ask<{ secret: string; previousUntil: string }>(
        'POST',
        `/webhooks/${id}/rotate-secret`,
      );
      product.lines.pop();
      expect(Date.parse(body.previousUntil) - Date.now()).toBeGreaterThan(23 * 3600_000);
      product.work();
      await product.happen(aStream(), stocks(1));
      const [one] = await eventually(() => partner.received.length === 1 && partner.received);
      for (const secret of [old, body.secret]) expect(() => one && partner.verify(secret, one)).not.toThrow();
      expect(product.lines.join('\n')).not.toContain(body.secret);
    });

    it('tell in their history that the secret was replaced, and nothing of it', async () => {
      const { id, secret: old } = await product.create((await receiver()).url);
      const { body } = await product.ask<{ secret: string }>('POST', `/webhooks/${id}/rotate-secret`);
      product.lines.pop();
      const told = () => product.log.readStream(`document-${id}`);
      const [, entry] = await eventually(async () => (await told()).length === 2 && (await told()));
      expect(entry).toMatchObject({
        type: 'DocumentUpdated',
        data: { revision: 2, before: { secret: '•••' }, after: { secret: '•••', types: [] } },
      });
      expect((await product.get(id)).revision).toBe(2);
      const stored = JSON.stringify(await product.log.readStream(`document-${id}`));
      for (const secret of [old, body.secret]) expect(stored).not.toContain(secret);
    });

    it('resume after a restart, and are delivered once by two workers', async () => {
      const partner = await receiver(() => pause(2).then(() => 200));
      await product.create(partner.url);
      const engine = { leaseMs: 400, heartbeatMs: 50 };
      const workers = [product.work({ engine }), product.work({ engine })];
      const stream = aStream();
      const sent: string[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const ids = stocks(20);
        sent.push(...ids);
        await product.happen(stream, ids);
        if (turn % 2 === 1) {
          await workers.shift()?.stop();
          workers.push(product.work({ engine }));
        }
      }
      await eventually(() => partner.received.length >= sent.length);
      await pause(200);
      expect(got(partner)).toEqual(sent);
    });

    it('are served by another worker when theirs dies, without gaps and in order', async () => {
      const partner = await receiver(() => pause(5).then(() => 200));
      await product.create(partner.url);
      const dying = mortal(product.store);
      product.work({ store: dying.store });
      const stream = aStream();
      // More than one batch: the one in progress needs no store.
      const sent = stocks(250);
      await product.happen(stream, sent);
      await eventually(() => partner.received.length > 10);
      dying.die();
      product.work();
      await eventually(() => new Set(got(partner)).size === sent.length);
      // Repeats have the same id; without them, the order is that of the log.
      const first = partner
        .messages()
        .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
      expect(first.map(({ data }) => data['stockId'])).toEqual(sent);
      dying.bury();
    });

    it('are not notified twice because the documents were unavailable meanwhile', async () => {
      const partner = await receiver();
      const { id } = await product.create(partner.url);
      product.work();
      const collection = product.documents.collection({ name: 'webhook_deliveries' });
      let broken = 5;
      const put = jest
        .spyOn(Object.getPrototypeOf(collection) as typeof collection, 'put')
        .mockImplementation(async function (this: typeof collection, ...given) {
          if ('eventId' in given[0] && (broken -= 1) > 0) throw new Error('away');
          put.mockRestore();
          return this.put(...given);
        });
      const ids = stocks(3);
      await product.happen(aStream(), ids);
      await eventually(async () => partner.received.length === 3 && (await product.get(id)).waiting === 0);
      await pause(300);
      expect(got(partner)).toEqual(ids);
    });

    it('miss nothing while paused', async () => {
      const partner = await receiver();
      const { id } = await product.create(partner.url);
      product.work();
      await product.happen(aStream(), stocks(1));
      await eventually(() => partner.received.length === 1);
      await product.ask('PATCH', `/webhooks/${id}`, { active: false });
      await pause(150);
      const later = stocks(2);
      await product.happen(aStream(), later);
      await pause(150);
      expect(partner.received).toHaveLength(1);
      expect((await product.get(id)).state).toBe('paused');
      await product.ask('PATCH', `/webhooks/${id}`, { active: true });
      await eventually(() => partner.received.length === 3);
      expect(got(partner).slice(1)).toEqual(later);
    });

    it('can be tested, and report the result', async () => {
      const partner = await receiver();
      const { id, secret } = await product.create(partner.url);
      const { body } = await product.ask<WebhookDelivery>('POST', `/webhooks/${id}/test`);
      expect(body).toMatchObject({
        kind: 'test',
        outcome: 'delivered',
        status: 204,
        type: 'reprise.webhook.Test.v1',
      });
      const [one] = partner.received;
      expect(one && partner.verify(secret, one)).toMatchObject({ id: body.eventId, accountid: 'a' });
      partner.behave(
        (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      );
      const again = await product.ask<WebhookDelivery>('POST', `/webhooks/${id}/test`);
      expect(again.body).toMatchObject({ outcome: 'failed', reason: 'redirected', status: 302 });
      expect(partner.received).toHaveLength(2);
    });

    it('get nothing more after their removal, and leave nothing behind', async () => {
      const partner = await receiver();
      const { id } = await product.create(partner.url);
      product.work();
      await product.happen(aStream(), stocks(1));
      await eventually(() => partner.received.length === 1);
      expect((await product.ask('DELETE', `/webhooks/${id}`)).status).toBe(204);
      await pause(150);
      await product.happen(aStream(), stocks(1));
      await pause(150);
      expect(partner.received).toHaveLength(1);
      for (const name of ['webhook_keys', 'webhook_starts', 'webhook_deliveries'])
        expect(await product.documents.collection({ name }).count({})).toBe(0);
    });

    it('reveal their secret only at their creation', async () => {
      const partner = await receiver(() => 500);
      const { id, secret } = await product.create(partner.url);
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      product.work();
      await product.happen(aStream(), stocks(1));
      await eventually(async () => (await product.deliveries(id)).length > 1);
      await product.ask<WebhookRow[]>('GET', '/webhooks');
      await product.ask('PATCH', `/webhooks/${id}`, { description: 'stock' });
      await product.ask('POST', `/webhooks/${id}/test`);
      const events = await eventually(async () => {
        const found = (await product.log.readAll('', 100)).filter(({ type }) => type.startsWith('Document'));
        return found.length >= 2 && found;
      });
      const kept = await Promise.all(
        (await product.documents.collectionNames()).map((name) =>
          product.documents.collection({ name }).find({}),
        ),
      );
      const everything = [...product.lines, JSON.stringify(events), JSON.stringify(kept)].join('\n');
      for (const form of [secret, secret.slice('whsec_'.length)]) expect(everything).not.toContain(form);
      // An address may contain a token of its receiver: the log does not store it either.
      expect(JSON.stringify(events)).not.toContain(partner.url);
    });

    it('belong to their account, and are visible to those with permission', async () => {
      const { id } = await product.create((await receiver()).url);
      const ask = async (method: string, path: string, who: string, body?: unknown) =>
        (await product.ask(method, path, body, who)).status;
      expect(await ask('GET', `/webhooks/${id}`, 'b/admin')).toBe(404);
      expect(await ask('POST', `/webhooks/${id}/test`, 'b/admin')).toBe(404);
      expect(await ask('GET', `/webhooks/${id}/deliveries`, 'b/admin')).toBe(404);
      expect(await ask('POST', `/webhooks/${id}/rotate-secret`, 'b/admin')).toBe(404);
      expect(await ask('GET', '/webhooks', 'a/root_management_unit_analyst')).toBe(200);
      expect(await ask('POST', `/webhooks/${id}/test`, 'a/root_management_unit_analyst')).toBe(403);
      expect(await ask('GET', '/webhooks', 'a/store_manager')).toBe(403);
    });
  });
