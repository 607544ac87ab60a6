import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@reprise/kernel/testing';
import { readPdf } from '../testing/read-pdf';
import { DrawingThread } from './drawing-thread';
import type { Drawing } from './drawings';

const place = { street: '1 quai Nord', zipCode: '59000', city: 'Lille', country: 'FR' };
const labelOf = (trackingNumber: string): Drawing => ({
  kind: 'shippingLabel',
  input: {
    ...{ locale: 'fr-FR', brand: { name: 'Démo Reprise' }, carrier: 'Colis Éclair', weightG: 350 },
    ...{ circuit: 'Dépôt', trackingNumber, buybackNumber: '3760123456789' },
    from: { ...place, name: 'Zoé Martin' },
    to: { ...place, name: 'Atelier Reprise' },
  },
});

const later = (thread: DrawingThread, number: string) => thread.draw(labelOf(number), 'later');

describe('a drawing thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-drawing-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const threadOf = (program: string, idleMs?: number): DrawingThread => {
    const file = join(folder, `${Math.random()}.cjs`);
    writeFileSync(file, `const { parentPort } = require('node:worker_threads');${program}`);
    return new DrawingThread(file, idleMs);
  };

  it('gives each caller its own drawing, in whatever order they finish', async () => {
    const thread = threadOf(`const held = [];
      parentPort.on('message', ({ number, drawing }) => {
        held.unshift({ number, pdf: Buffer.from(drawing.input.trackingNumber) });
        if (held.length === 3) held.forEach((answer) => parentPort.postMessage(answer));
      });`);
    const drawn = await Promise.all(['A1', 'B2', 'C3'].map((number) => later(thread, number)));
    expect(drawn.map(String)).toEqual(['A1', 'B2', 'C3']);
  });

  it('draws what somebody waits to see before the labels that wait, however many', async () => {
    const thread = threadOf(`
      parentPort.on('message', ({ number, drawing }) => setTimeout(() =>
        parentPort.postMessage({ number, pdf: Buffer.from(drawing.input.trackingNumber) }), 1));`);
    const done: string[] = [];
    const told = async (drawing: Promise<Buffer>) => void done.push(String(await drawing));
    const labels = Array.from({ length: 100 }, (_, n) => told(later(thread, `L${n}`)));
    await Promise.all([...labels, told(thread.draw(labelOf('order'), 'first'))]);
    expect(done.indexOf('order')).toBe(8);
    expect(done.filter((each) => each !== 'order')).toEqual(labels.map((_, n) => `L${n}`));
  });

  it('ends when there was nothing to draw for a while, and another draws what comes then', async () => {
    const thread = threadOf(
      `const { threadId } = require('node:worker_threads');
      parentPort.on('message', ({ number }) => parentPort.postMessage({ number, pdf: Buffer.from(String(threadId)) }));`,
      1,
    );
    const [first, beside] = await Promise.all([later(thread, 'A1'), later(thread, 'B2')]);
    expect(String(beside)).toBe(String(first));
    await eventually(async () => !(await later(thread, 'C3')).equals(first));
  });

  it('reports why a drawing failed, and continues', async () => {
    const thread = threadOf(`parentPort.on('message', ({ number }) => parentPort.postMessage(
      number === 1 ? { number, error: new RangeError('no barcode') } : { number, pdf: Buffer.from('ok') }));`);
    await expect(later(thread, 'é')).rejects.toThrow('no barcode');
    expect(String(await later(thread, 'A1'))).toBe('ok');
  });

  it.each([
    ['ends at work', "parentPort.on('message', () => process.exit(1));"],
    ['cannot start', "throw new Error('broken');"],
  ])('that %s leaves no drawing unfinished', async (_what, program) => {
    const thread = threadOf(program);
    const [first, second] = await Promise.all([later(thread, 'RP1'), later(thread, 'RP2')]);
    expect(readPdf(first)[0]?.barcodes).toEqual(['RP1']);
    expect(readPdf(second)[0]?.barcodes).toEqual(['RP2']);
    expect(readPdf(await later(thread, 'RP3'))[0]?.barcodes).toEqual(['RP3']);
  });

  it('is replaced by drawing in place if its program is missing', async () => {
    const thread = new DrawingThread(join(folder, 'absent.js'));
    expect(readPdf(await later(thread, 'RP4'))[0]?.barcodes).toEqual(['RP4']);
    await expect(later(thread, 'é')).rejects.toThrow(RangeError);
  });
});
