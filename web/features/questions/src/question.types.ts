import type { questions } from '@reprise/contracts/catalogue';
import type { BodyOfResource, RowOfResource } from '@reprise/contracts/kernel';

export type QuestionRow = RowOfResource<typeof questions>;
export type AnswerBody = BodyOfResource<typeof questions>['answers'][number];
