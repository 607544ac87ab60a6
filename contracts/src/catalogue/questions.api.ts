import { z } from 'zod';
import { endpoint, orderMoveSchema, resource } from '../kernel';
import { questionInputSchema } from './question.document';

export const questions = resource({
  name: 'questions',
  published: true,
  type: 'Question',
  schema: questionInputSchema,
  permissions: { list: 'question.list', create: 'question.update', update: 'question.update' },
  list: { filters: ['categoryId', 'title'], order: ['position', 'title'] },
  problems: ['invalid-request'],
});

export const moveQuestionEndpoint = endpoint({
  name: 'moveQuestion',
  method: 'POST',
  path: '/questions/{id}/move',
  access: 'question.update',
  summary: 'Moves a question by one step, to the top or bottom of its category, or to a place in it.',
  params: z.object({ id: z.uuid() }),
  body: orderMoveSchema,
  reply: questions.row,
  resource: 'Question',
});
