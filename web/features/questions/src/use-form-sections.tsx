import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormSection } from '../../../ui/form/form-spec';
import { Icon } from '../../../ui/icon';
import { useAccount } from '../../../ui/resource/use-account';
import { AnswersField } from './answers-field';
import { draftOf, type QuestionBody } from './question-values.rules';

/** The sections of a question's form, the last of which plays what stands in them. */
export function useFormSections(onPreview: (draft: QuestionBody) => void): readonly FormSection[] {
  const { t } = useTranslation('questions');
  const text = (name: 'howToTest' | 'description') =>
    ({ kind: 'textarea', name, label: t(`field.${name}`), optional: true }) as const;
  const { otherLanguages: languages } = useAccount();
  type Translated = 'titleTranslations' | 'descriptionTranslations' | 'howToTestTranslations';
  const translations = (name: Translated, multiline = false) =>
    ({
      kind: 'translations',
      name,
      label: t(`field.${name}`),
      languages,
      multiline,
      optional: true,
    }) as const;
  return [
    {
      ...{ key: 'question', title: t('section.question') },
      fields: [
        { kind: 'text', name: 'title', label: t('field.title') },
        text('description'),
        text('howToTest'),
        translations('titleTranslations'),
        translations('descriptionTranslations', true),
        translations('howToTestTranslations', true),
      ],
    },
    {
      ...{ key: 'answers', title: t('section.answers'), sentence: t('section-help.answers') },
      fields: [
        {
          ...{ kind: 'custom', name: 'answers', label: t('field.answers') },
          render: (form) => <AnswersField form={form} />,
        },
      ],
    },
    {
      ...{ key: 'preview', title: t('preview.title'), sentence: t('preview.sentence') },
      fields: [
        {
          ...{ kind: 'custom', name: 'preview', label: t('preview.label') },
          render: ({ values }, { id }) => {
            const draft = draftOf(values);
            return (
              <>
                <Button
                  id={id}
                  icon={<Icon name="eye" size={16} />}
                  disabled={!draft}
                  onClick={() => draft && onPreview(draft)}
                >
                  {t('preview.open')}
                </Button>
                {!draft && <p>{t('preview.incomplete')}</p>}
              </>
            );
          },
        },
      ],
    },
  ];
}
