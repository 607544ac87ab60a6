import type { FileKind } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';
import styles from './upload.module.css';
import { UploadActs } from './upload-acts';

type Props = ControlProps & {
  file: FileKind;
  label: string;
  value: unknown;
  onChange: (url: string | null) => void;
  onBlur: () => void;
  disabled: boolean;
};

/** One file by its address: sent when it is chosen, shown as it was stored, and taken away again. */
export function FileField({ file, label, value, onChange, ...control }: Props) {
  const url = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div className={styles['field']}>
      {url && <Preview {...{ file, label, url }} />}
      <UploadActs
        {...control}
        file={file}
        filled={url !== undefined}
        onStored={onChange}
        onRemove={() => onChange(null)}
      />
    </div>
  );
}

function Preview({ file, label, url }: { file: FileKind; label: string; url: string }) {
  const { t } = useTranslation();
  if (file !== 'document') return <img className={styles['picture']} src={url} alt={label} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {t('form.document.open')}
    </a>
  );
}
