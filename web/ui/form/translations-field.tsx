import type { Locale } from '@reprise/contracts/kernel';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

type Texts = Readonly<Record<string, unknown>>;
type Props = ControlProps & {
  languages: readonly Locale[];
  multiline: boolean;
  value: Texts;
  onChange: (texts: Texts) => void;
  onBlur: () => void;
  disabled: boolean;
};

/** One text a language; a language whose text is empty is left out, and readers see the account's own. */
export function TranslationsField({ id, languages, multiline, value, onChange, ...shared }: Props) {
  const { t } = useTranslation();
  const write = (language: Locale, text: string): void => {
    const { [language]: _before, ...others } = value;
    onChange(text === '' ? others : { ...others, [language]: text });
  };
  return (
    <ul className={styles['translations']}>
      {languages.map((language, index) => {
        const text = value[language];
        const input = {
          ...shared,
          lang: language,
          id: index === 0 ? id : `${id}-${language}`,
          'aria-label': t(`language.${language}`),
          value: typeof text === 'string' ? text : '',
        };
        return (
          <li key={language}>
            <span aria-hidden="true">{t(`language.${language}`)}</span>
            {multiline ? (
              <Input.TextArea
                {...input}
                autoSize={{ minRows: 2 }}
                onChange={(event) => write(language, event.target.value)}
              />
            ) : (
              <Input {...input} onChange={(event) => write(language, event.target.value)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
