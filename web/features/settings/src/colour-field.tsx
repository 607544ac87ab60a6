import { ColorPicker, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { contrast, minimumContrast, readableColour } from '../../../ui/contrast';
import type { ControlProps } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import styles from './settings.module.css';

export const complete = /^#[\da-f]{6}$/i;
/** The lightest ground on which the public site writes in the client's colour. */
export const ground = '#ffffff';

type Props = { form: ZodForm; control: ControlProps };

/** The main colour: chosen or typed, with a warning where it is corrected. */
export function ColourField({ form, control }: Props) {
  const value = getAt(form.values, 'mainColor');
  const colour = typeof value === 'string' ? value : '';
  const set = (next: string): void => form.set('mainColor', next);
  return (
    <div className={styles['colour']}>
      <div className={styles['line']}>
        <ColorPicker
          disabledAlpha
          value={complete.test(colour) ? colour : null}
          onChange={(next) => set(next.toHexString())}
        />
        <Input
          {...control}
          className={styles['code'] ?? ''}
          value={colour}
          placeholder="#0B6E4F"
          onBlur={() => form.leave('mainColor')}
          onChange={({ target }) => set(target.value)}
        />
      </div>
      {complete.test(colour) && <Warning colour={colour} />}
    </div>
  );
}

function Warning({ colour }: { colour: string }) {
  const { t } = useTranslation('settings');
  if (contrast(colour, ground) >= minimumContrast) return null;
  const shown = readableColour(colour, [ground], colour);
  const ratio = contrast(colour, ground).toFixed(1);
  return <Notice family="amber">{t('design.weak', { ratio, shown })}</Notice>;
}
