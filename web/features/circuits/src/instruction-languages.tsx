import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../kernel/forms';
import { FormFields } from '../../../ui/form/form-sections';
import { useAccount } from '../../../ui/resource/use-account';
import styles from './circuits.module.css';

type Props = {
  form: ZodForm;
  /** Of its translations in the form. */
  name: string;
  /** From 1. */
  place: number;
  /** In how many languages there is a text. */
  written: number;
};

/** An instruction in the account's other languages; where one lacks, customers read the account's own. */
export function InstructionLanguages({ form, name, place, written }: Props) {
  const { t } = useTranslation('circuits');
  const { otherLanguages: languages } = useAccount();
  const wrong = form.faultWithin(name) !== undefined;
  return (
    <details className={styles['languages']} {...(wrong && { open: true })}>
      <summary aria-label={t('instruction.languages-of', { place, written, all: languages.length })}>
        {t('instruction.languages', { written, all: languages.length })}
      </summary>
      <div role="group" aria-label={t('instruction.group', { place })}>
        <FormFields
          form={form}
          fields={[
            {
              ...{ kind: 'translations', name, languages, multiline: false, optional: true },
              label: t('instruction.translations'),
              help: t('instruction.fall-back'),
            },
          ]}
        />
      </div>
    </details>
  );
}
