import { DemonstrationUnfinished, WaitAsTold } from './wait-as-told';

const behind = {
  statusCode: 503,
  headers: { 'retry-after': '2' },
  body: '{"@id":"/errors/read-model-behind"}',
};
const fine = { statusCode: 201, headers: {}, body: '{}' };

describe('a client of the demonstration', () => {
  const waits: number[] = [];
  const said: string[] = [];
  const patience = (longestMs: number) =>
    new WaitAsTold({
      longestMs,
      pause: async (ms) => waits.push(ms),
      say: (text) => said.push(text),
    });
  beforeEach(() => {
    waits.length = 0;
    said.length = 0;
  });

  it('waits as long as requested, and announces it once', async () => {
    const answers = [behind, behind, fine];
    const answer = await patience(10_000).send('GET /x', async () => answers.shift() ?? fine);
    expect(answer).toBe(fine);
    expect(waits).toEqual([2000, 2000]);
    expect(said).toHaveLength(1);
  });

  it('accepts every other reply unchanged', async () => {
    for (const statusCode of [200, 404, 500, 503]) {
      const answer = { ...fine, statusCode };
      expect(await patience(10_000).send('GET /x', async () => answer)).toBe(answer);
    }
    expect(waits).toEqual([]);
  });

  it('gives up with a sentence that tells what to do', async () => {
    const given = patience(120_000).send('POST /buybacks', async () => behind);
    await expect(given).rejects.toThrow(DemonstrationUnfinished);
    await expect(given).rejects.toThrow(
      /after 2 minutes POST \/buybacks still returned 503 \(read-model-behind\)\. The next start resumes/,
    );
    expect(waits).toHaveLength(60);
  });
});
