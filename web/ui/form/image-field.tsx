import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';
import styles from './upload.module.css';
import { UploadActs } from './upload-acts';

type Image = { url: string; alt: string };
type Props = ControlProps & {
  value: unknown;
  onChange: (image: Image | null) => void;
  onBlur: () => void;
  disabled: boolean;
};
const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'url' in value && 'alt' in value;

/** One picture: chosen, sent, shown as it was stored, described, and taken away again. */
export function ImageField({ value, onChange, ...control }: Props) {
  const { t } = useTranslation();
  const image = isImage(value) ? value : undefined;
  return (
    <div className={styles['field']}>
      {image && <img className={styles['picture']} src={image.url} alt={image.alt} />}
      <UploadActs
        {...control}
        file="picture"
        filled={image !== undefined}
        onStored={(url) => onChange({ url, alt: image?.alt ?? '' })}
        onRemove={() => onChange(null)}
      />
      {image && (
        <Input
          value={image.alt}
          disabled={control.disabled}
          maxLength={255}
          aria-label={t('form.picture.alt')}
          placeholder={t('form.picture.alt')}
          onBlur={control.onBlur}
          onChange={(event) => onChange({ ...image, alt: event.target.value })}
        />
      )}
    </div>
  );
}
