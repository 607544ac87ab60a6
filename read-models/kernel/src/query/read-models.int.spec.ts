import { SqliteDocuments } from '../documents';
import { projection, type Row } from '../projection';
import { comparePositions, readerOf, recorded } from '../testing';
import { ReadModels } from './read-models';

const seen = projection<Row>({ name: 'seen_v1', handlers: { Counted: () => ({}) } });
const event = (position: number) => recorded(position, 'total-x', { type: 'Counted', data: null });

describe('waiting for a position', () => {
  const open = () => new SqliteDocuments({ file: ':memory:' });

  it('ends when the read model of this process shows it', async () => {
    const documents = open();
    const models = new ReadModels({ documents, compare: comparePositions });
    const runner = models.runner(seen, readerOf([]));
    const waiting = models.waitForPosition(seen, '2', 5000);
    await runner.apply([event(1)], '1');
    await runner.apply([event(2)], '2');
    await expect(waiting).resolves.toBeUndefined();
    await expect(models.waitForPosition(seen, '1', 0)).resolves.toBeUndefined();
    await expect(models.waitForPosition(seen, '', 0)).resolves.toBeUndefined();
    await documents.close();
  });

  it('ends when another process has written it', async () => {
    const documents = open();
    const [here, there] = [0, 1].map(
      () => new ReadModels({ documents, compare: comparePositions, lookEveryMs: 1 }),
    );
    const waiting = here?.waitForPosition(seen, '1', 5000);
    await there?.runner(seen, readerOf([])).apply([event(1)], '1');
    await expect(waiting).resolves.toBeUndefined();
    await documents.close();
  });

  it('is refused when the time is over', async () => {
    const documents = open();
    const models = new ReadModels({ documents, compare: comparePositions });
    await models.runner(seen, readerOf([])).apply([event(1)], '1');
    await expect(models.waitForPosition(seen, '2', 10)).rejects.toMatchObject({ code: 'read-model-behind' });
    await documents.close();
  });
});
