import type { CreatedBuyback } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';

/** One buyback that the workshop has tested: as declared, and one found worse. */
export async function test(client: DemoClient, { id }: CreatedBuyback, worse: boolean): Promise<void> {
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
    answerId: question.answers[worse && index === 1 ? 2 : 0]?.id ?? '',
  }));
  await client.post(
    'warehouse_operator',
    `/items/${id}/control`,
    { answers },
    deriveId('demonstration-control', id),
  );
}
