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
    const drawn = await Promise.all(['A1', 'B2', 'C3'].map((number) => thread.draw(labelOf(number))));
    expect(drawn.map(String)).toEqual(['A1', 'B2', 'C3']);
  });

  it('ends when there was nothing to draw for a while, and another draws what comes then', async () => {
    const thread = threadOf(
      `const { threadId } = require('node:worker_threads');
      parentPort.on('message', ({ number }) => parentPort.postMessage({ number, pdf: Buffer.from(String(threadId)) }));`,
      1,
    );
    const [first, beside] = await Promise.all([thread.draw(labelOf('A1')), thread.draw(labelOf('B2'))]);
    expect(String(beside)).toBe(String(first));
    const later = async (): Promise<boolean> => !(await thread.draw(labelOf('C3'))).equals(first);
    await eventually(later);
  });

  it('reports why a drawing failed, and continues', async () => {
    const thread = threadOf(`parentPort.on('message', ({ number }) => parentPort.postMessage(
      number === 1 ? { number, error: new RangeError('no barcode') } : { number, pdf: Buffer.from('ok') }));`);
    await expect(thread.draw(labelOf('é'))).rejects.toThrow('no barcode');
    expect(String(await thread.draw(labelOf('A1')))).toBe('ok');
  });

  it.each([
    ['ends at work', "parentPort.on('message', () => process.exit(1));"],
    ['cannot start', "throw new Error('broken');"],
  ])('that %s leaves no drawing unfinished', async (_what, program) => {
    const thread = threadOf(program);
    const [first, second] = await Promise.all([thread.draw(labelOf('RP1')), thread.draw(labelOf('RP2'))]);
    expect(readPdf(first)[0]?.barcodes).toEqual(['RP1']);
    expect(readPdf(second)[0]?.barcodes).toEqual(['RP2']);
    expect(readPdf(await thread.draw(labelOf('RP3')))[0]?.barcodes).toEqual(['RP3']);
  });

  it('is replaced by drawing in place if its program is missing', async () => {
    const thread = new DrawingThread(join(folder, 'absent.js'));
    expect(readPdf(await thread.draw(labelOf('RP4')))[0]?.barcodes).toEqual(['RP4']);
    await expect(thread.draw(labelOf('é'))).rejects.toThrow(RangeError);
  });
});
