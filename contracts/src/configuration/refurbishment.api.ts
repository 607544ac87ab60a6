import { resource } from '../kernel';
import { refurbQuestionInputSchema, refurbStepInputSchema } from './refurbishment.document';

const problems = ['invalid-request', 'still-referenced'] as const;

export const refurbSteps = resource({
  name: 'refurb-steps',
  published: true,
  type: 'RefurbStep',
  schema: refurbStepInputSchema,
  permissions: { list: 'refurb-step.read', create: 'refurb-step.manage', update: 'refurb-step.manage' },
  list: { filters: ['name', 'stockId', 'active'], order: ['name'] },
  problems: [...problems, 'name-already-used'],
});

export const refurbQuestions = resource({
  name: 'refurb-diagnosis-questions',
  published: true,
  type: 'RefurbDiagnosisQuestion',
  schema: refurbQuestionInputSchema,
  permissions: {
    list: 'refurb-step.read',
    create: 'refurb-diagnostic.manage',
    update: 'refurb-diagnostic.manage',
  },
  list: { filters: ['label', 'type'], order: ['position', 'label'] },
  problems,
});
