import { Button, ColorPicker, ConfigProvider, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { contrast, minimumContrast, readableColour, textOn } from '../../../ui/contrast';
import type { ControlProps } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { useTheme } from '../../../ui/theme-mode';
import styles from './settings.module.css';

const complete = /^#[\da-f]{6}$/i;
/** The lightest ground on which the public site writes in the client's colour. */
const ground = '#ffffff';

type Props = { form: ZodForm; control: ControlProps };

/** The main colour: chosen or typed, shown as buttons and links will be, with a warning where it is corrected. */
export function ColourField({ form, control }: Props) {
  const { t } = useTranslation('settings');
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
      {complete.test(colour) && <Preview colour={colour} />}
      <span className="visually-hidden">{t('design.preview')}</span>
    </div>
  );
}

function Preview({ colour }: { colour: string }) {
  const { t } = useTranslation('settings');
  const { mode } = useTheme();
  const shown = readableColour(colour, [ground], colour);
  const weak = contrast(colour, ground) < minimumContrast;
  const ratio = contrast(colour, ground).toFixed(1);
  return (
    <>
      <div className={styles['preview']} data-theme={mode}>
        <ConfigProvider theme={{ token: { colorPrimary: shown, colorTextLightSolid: textOn(shown) } }}>
          <Button type="primary" tabIndex={-1}>
            {t('design.sample-button')}
          </Button>
        </ConfigProvider>
        <span style={{ color: shown }}>{t('design.sample-link')}</span>
      </div>
      {weak && <Notice family="amber">{t('design.weak', { ratio, shown })}</Notice>}
    </>
  );
}
