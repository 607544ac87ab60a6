import type { CreatedBuyback } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { drawnPicture } from '@reprise/gateways/files';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';
import { demoPhotos } from './demo-photos';
import { itemLeaves } from './item-leaves';

/** The question that is answered worse than declared. */
const scratches = 1;

/** @returns its key, for the test. */
async function photographed(client: DemoClient, id: string, drawing: string): Promise<string> {
  const { bytes } = await drawnPicture(drawing);
  const { key } = await client.post<{ key: string }>(
    'warehouse_operator',
    `/items/${id}/photos`,
    { base64: bytes.toString('base64') },
    deriveId('demonstration-photo', id),
  );
  return key;
}

/** One buyback that the workshop has tested: as declared, and one found worse, each with its photo. */
export async function test(client: DemoClient, { id }: CreatedBuyback, worse: boolean): Promise<void> {
  await itemLeaves(client, id, ['item_created']);
  await client.post(
    'warehouse_operator',
    `/items/${id}/check-in`,
    {},
    deriveId('demonstration-check-in', id),
  );
  const { questions } = await client.get<Pick<DiagnosticView, 'questions'>>(
    'warehouse_operator',
    `/items/${id}/questions`,
  );
  const answers = questions.map((question, index) => ({
    questionId: question.id,
    answerId: question.answers[worse && index === scratches ? 2 : 0]?.id ?? '',
  }));
  const photo = await photographed(client, id, worse ? demoPhotos.scratched : demoPhotos.sound);
  const shown = worse ? { photoQuestions: { [photo]: questions[scratches]?.id ?? '' } } : {};
  await client.post(
    'warehouse_operator',
    `/items/${id}/control`,
    { answers, photoKeys: [photo], ...shown },
    deriveId('demonstration-control', id),
  );
}
