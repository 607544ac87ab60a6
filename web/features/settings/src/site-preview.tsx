import { Button, ConfigProvider, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import { useAppSelector } from '../../../kernel/store';
import { antdTheme } from '../../../ui/antd-theme';
import { readableColour, textOn } from '../../../ui/contrast';
import { palettes } from '../../../ui/design.tokens';
import { complete, ground } from './colour-field';
import styles from './settings.module.css';

/** By day, as the card around it; variables of its own, for the dashboard's are those of its theme. */
const lightTheme = { ...antdTheme('light'), cssVar: { key: 'reprise-site' } };
export const ByDay = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={lightTheme}>{children}</ConfigProvider>
);

/** The beginning of the customers’ site as the draft makes it: changes with each key. Nothing in it can be used. */
export function SitePreview({ values: { mainColor, logo } }: { values: FormValues }) {
  const { t } = useTranslation('settings');
  const name = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.name) ?? '';
  const chosen =
    typeof mainColor === 'string' && complete.test(mainColor) ? mainColor : palettes.light.primary;
  const shown = readableColour(chosen, [ground], chosen);
  return (
    <figure className={styles['site']} aria-label={t('design.site')}>
      <div className={styles['screen']} inert>
        <div className={styles['top']}>
          {typeof logo === 'string' && logo !== '' ? (
            <img src={logo} alt={name} />
          ) : (
            <>
              <span className={styles['mark']} style={{ background: shown }} /> {name}
            </>
          )}
        </div>
        <strong className={styles['hero']}>{t('design.sample-title')}</strong>
        <ByDay>
          <Input placeholder={t('design.sample-search')} />
          <Button type="primary" style={{ background: shown, color: textOn(shown) }}>
            {t('design.sample-button')}
          </Button>
        </ByDay>
        <span style={{ color: shown }}>{t('design.sample-link')}</span>
      </div>
    </figure>
  );
}
