import { Button, Input, Progress } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes, usePictureUpload } from '../../kernel/files/use-picture-upload';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { Icon } from '../icon';
import { Notice } from '../notice';
import type { ControlProps } from './form-field';
import styles from './image-field.module.css';

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
export function ImageField({ value, onChange, onBlur, disabled, ...control }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const image = isImage(value) ? value : undefined;
  const { upload, send, stop } = usePictureUpload((url) => onChange({ url, alt: image?.alt ?? '' }));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // The same file may be chosen again after a refusal.
    if (file) void send(file).finally(() => (target.value = ''));
  };
  return (
    <div className={styles['field']}>
      {image && <img className={styles['picture']} src={image.url} alt={image.alt} />}
      <div className={styles['acts']}>
        <input ref={input} type="file" hidden accept={pictureTypes.join(',')} onChange={choose} />
        <Button
          {...control}
          // Its own words say more than the field's label, which stands above.
          aria-label={t(image ? 'form.picture.replace' : 'form.picture.choose')}
          disabled={disabled || upload.state === 'sending'}
          icon={<Icon name="upload" size={16} />}
          onBlur={onBlur}
          onClick={() => input.current?.click()}
        >
          {t(image ? 'form.picture.replace' : 'form.picture.choose')}
        </Button>
        {upload.state === 'sending' && <Button onClick={stop}>{t('form.picture.stop')}</Button>}
        {image && upload.state !== 'sending' && (
          <Button disabled={disabled} icon={<Icon name="trash" size={16} />} onClick={() => onChange(null)}>
            {t('form.picture.remove')}
          </Button>
        )}
      </div>
      <p className={styles['state']} role="status">
        {upload.state === 'sending' && t('form.picture.sending', { name: upload.name })}
      </p>
      {upload.state === 'sending' && (
        <Progress percent={100} status="active" showInfo={false} size="small" aria-hidden />
      )}
      {upload.state === 'refused' && <Notice family="red">{problemText(upload.problem)}</Notice>}
      {image && (
        <Input
          value={image.alt}
          disabled={disabled}
          maxLength={255}
          aria-label={t('form.picture.alt')}
          placeholder={t('form.picture.alt')}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...image, alt: event.target.value })}
        />
      )}
    </div>
  );
}
