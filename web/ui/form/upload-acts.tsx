import type { FileKind } from '@reprise/contracts/kernel';
import { Button, Progress } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, type SendTo, useUpload } from '../../kernel/files/use-upload';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { Icon } from '../icon';
import { Notice } from '../notice';
import type { ControlProps } from './form-field';
import styles from './upload.module.css';

type Props = ControlProps & {
  file: FileKind;
  /** One is there, and can be replaced or taken away. */
  filled: boolean;
  onStored: (name: string) => void;
  /** Where the file goes, if not among the public ones. */
  sendTo?: SendTo;
  onRemove: () => void;
  onBlur: () => void;
  disabled: boolean;
};

/** Choose, send, stop, replace and remove one file, with what is being done and what was refused in words. */
export function UploadActs(props: Props) {
  const { file, filled, onStored, sendTo, onRemove, onBlur, disabled, ...field } = props;
  // A button cannot be required: the label says so.
  const { 'aria-required': _required, ...control } = field;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const { upload, send, stop } = useUpload(file, onStored, sendTo);
  const say = (key: 'choose' | 'replace' | 'remove') =>
    file === 'document' ? t(`form.document.${key}`) : t(`form.picture.${key}`);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again after a refusal.
    if (chosen) void send(chosen).finally(() => (target.value = ''));
  };
  const sending = upload.state === 'sending';
  return (
    <>
      <div className={styles['acts']}>
        <input ref={input} type="file" hidden accept={acceptedTypes(file)} onChange={choose} />
        <Button
          {...control}
          // Its own words say more than the field's label, which stands above.
          aria-label={say(filled ? 'replace' : 'choose')}
          disabled={disabled}
          // Disabled, it would lose the focus.
          loading={sending}
          icon={<Icon name="upload" size={16} />}
          onBlur={onBlur}
          onClick={() => input.current?.click()}
        >
          {say(filled ? 'replace' : 'choose')}
        </Button>
        {sending && <Button onClick={stop}>{t('form.picture.stop')}</Button>}
        {filled && !sending && (
          <Button disabled={disabled} icon={<Icon name="trash" size={16} />} onClick={onRemove}>
            {say('remove')}
          </Button>
        )}
      </div>
      <p className={styles['state']} role="status">
        {sending && t('form.picture.sending', { name: upload.name })}
      </p>
      {sending && <Progress percent={100} status="active" showInfo={false} size="small" aria-hidden />}
      {upload.state === 'refused' && <Notice family="red">{problemText(upload.problem)}</Notice>}
    </>
  );
}
