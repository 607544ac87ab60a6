import {
  categoryFile,
  type CatalogueFileType,
  productFile,
  questionFile,
} from '@reprise/contracts/catalogue-files';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../kernel/files';
import { Icon } from '../../../ui/icon';
import styles from './exports.module.css';
import { templateFile } from './template.rules';

const files = { products: productFile, categories: categoryFile, diagnostic: questionFile } as const;

/** What the columns of a file mean, and an empty file with them: what is exported can be imported again. */
export function ColumnGuide({ type }: { type: CatalogueFileType }) {
  const { t, i18n } = useTranslation('exports');
  const language = i18n.language.startsWith('fr') ? 'fr-FR' : 'en-GB';
  const save = () => saveFile(templateFile(type, i18n.language), `${type}-template.csv`);
  return (
    <details className={styles['guide']}>
      <summary>{t('guide')}</summary>
      <p>{t('formats')}</p>
      <dl>
        {files[type].columns.map(({ name, label, required }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{required ? t('required', { label: label[language] }) : label[language]}</dd>
          </div>
        ))}
      </dl>
      <Button icon={<Icon name="download" size={16} />} onClick={save}>
        {t('template')}
      </Button>
    </details>
  );
}
