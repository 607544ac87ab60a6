import { mailTexts, mailVariables, type MailKind } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { TextWithVariables } from '../../../ui/form/text-with-variables';
import { ResourceCreatePage, ResourceEditPage } from '../../../ui/resource/resource-form.page';
import { ResourceListPage } from '../../../ui/resource/resource-list.page';
import type { ResourcePaths, ResourceScreens } from '../../../ui/resource/resource-spec';
import { MailPreview } from './mail-preview';

type Row = RowOfResource<typeof mailTexts>;
const parts = { subject: 200, title: 200, body: 5000 } as const;

const kindOf = ({ mail }: FormValues): MailKind | undefined =>
  typeof mail === 'string' && Object.hasOwn(mailVariables, mail) ? (mail as MailKind) : undefined;

function useDrawn() {
  const { t } = useTranslation('mail-texts');
  const drawn = (name: keyof typeof parts): FormFieldSpec => ({
    ...{ kind: 'custom', name, optional: true, label: t(`field.${name}`), help: t(`help.${name}`) },
    shown: (values) => kindOf(values) !== undefined,
    render: (form, control) => {
      const kind = kindOf(form.values);
      const variables = kind ? mailVariables[kind] : [];
      return (
        <>
          <TextWithVariables
            {...{ form, control, name, most: parts[name], line: name !== 'body', label: t('insert') }}
            variables={variables.map((key) => ({ key, label: t(`variable.${key}`) }))}
          />
          {name === 'body' && <MailPreview values={form.values} />}
        </>
      );
    },
  });
  return { subject: [drawn('subject')], title: [drawn('title')], body: [drawn('body')] };
}

const declared: Omit<ResourceScreens<Row>, 'paths' | 'nameOf'> = {
  contract: mailTexts,
  namespace: 'mail-texts',
  columns: ['mail', 'language', 'subject'],
  sections: [
    { key: 'mail', fields: ['mail', 'language'] },
    { key: 'words', fields: ['subject', 'title', 'body'] },
  ],
  defaultOrder: { field: 'mail', direction: 'asc' },
  useDrawn,
};

/** An account's own words for the mails that go out; named by the mail and its language. */
export default function screens(paths: ResourcePaths) {
  function useSpec(): ResourceScreens<Row> {
    const { t } = useTranslation('mail-texts');
    return useMemo(() => {
      const nameOf = ({ mail, language }: Row): string =>
        `${t(`value.mail.${mail}`)} · ${t(`value.language.${language}`)}`;
      return { ...declared, paths, nameOf };
    }, [t]);
  }
  return {
    List: () => <ResourceListPage spec={useSpec()} />,
    Create: () => <ResourceCreatePage spec={useSpec()} />,
    Edit: () => <ResourceEditPage spec={useSpec()} />,
  };
}
