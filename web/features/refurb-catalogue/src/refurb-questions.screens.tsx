import { refurbQuestions } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { AnswersField } from './answers-field';

function useDrawn() {
  const { t } = useTranslation('refurb-questions');
  const answers: FormFieldSpec = {
    ...{ kind: 'custom', name: 'answers', label: t('field.answers'), help: t('help.answers') },
    render: (form) => <AnswersField form={form} />,
  };
  return { answers: [answers] };
}

/** Back office §3: what a refurbishment diagnosis asks. */
export default resourceScreens({
  contract: refurbQuestions,
  namespace: 'refurb-questions',
  nameOf: (row) => row.label,
  columns: [
    { key: 'label', order: 'label', card: 'title', render: ({ label }) => label },
    'type',
    { key: 'answers', card: 'line', render: ({ answers }) => answers.map(({ label }) => label).join(', ') },
    { key: 'position', order: 'position', align: 'right', render: ({ position }) => position },
  ],
  sections: [
    {
      key: 'question',
      fields: ['label', 'type', { name: 'description', kind: 'textarea' }, 'position'],
    },
    { key: 'answers', fields: ['answers'] },
  ],
  useDrawn,
  defaultOrder: { field: 'position', direction: 'asc' },
});
