import { messageTypes, webhookInputSchema, type WebhookInput } from '@reprise/contracts/webhooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../kernel/api';
import { FormPage } from '../../../ui/form/form-page';
import type { FormSection } from '../../../ui/form/form-spec';
import { messageKey } from './address';

type Props = {
  title: string;
  context?: string;
  initial: WebhookInput;
  saving: boolean;
  saved: boolean;
  problem: AppProblem | undefined;
  saveLabel?: string;
  onSave: (values: WebhookInput) => void;
  onCancel: () => void;
};

/** Where, and what. The same for a new webhook and one that is there. */
export function WebhookForm({ title, saveLabel, ...form }: Props) {
  const { t } = useTranslation('webhooks');
  const sections = useMemo((): readonly FormSection[] => {
    const options = messageTypes.map((value) => ({ value, label: t(`message.${messageKey(value)}`) }));
    return [
      {
        key: 'receiver',
        title: t('form.receiver'),
        sentence: t('form.receiver-sentence'),
        fields: [
          { kind: 'url', name: 'url', label: t('form.address'), help: t('form.address-help') },
          { kind: 'text', name: 'description', label: t('form.description'), optional: true },
        ],
      },
      {
        key: 'messages',
        title: t('form.messages'),
        sentence: t('form.messages-sentence'),
        fields: [
          {
            ...{ kind: 'choices', name: 'types', label: t('form.types') },
            ...{ help: t('form.types-help'), optional: true, options },
          },
        ],
      },
    ];
  }, [t]);
  return (
    <FormPage
      {...form}
      {...(saveLabel && { saveLabel })}
      schema={webhookInputSchema}
      sections={sections}
      title={title}
      crumbs={[{ label: t('list.title'), to: '/webhooks' }, { label: title }]}
    />
  );
}
