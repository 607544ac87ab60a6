import { ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import frFR from 'antd/locale/fr_FR';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AntdLooks } from './antd-looks';
import { antdTheme } from './antd-theme';
import { SpinnerRing } from './spinner-ring';
import { useTheme } from './theme-mode';
import { useFocusKept } from './use-focus-kept';
import { useOnePress } from './use-one-press';

// Back office §1: the dashboard speaks French and English.
const texts: Readonly<Record<string, typeof frFR>> = {
  'fr-FR': frFR,
  'en-GB': enGB,
};
/** Buttons that find no room beside each other on a phone stand below each other, and do not touch; a title ends before the button that closes. */
const modal = {
  styles: {
    title: { paddingInlineEnd: 28 },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 8 },
  },
} as const;
/** antd's own is a picture called "loading", in every language, before the name of the button. */
const button = { loadingIcon: <SpinnerRing /> } as const;
const stillMotion = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** antd with our tokens, language and theme. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { mode, clientColour } = useTheme();
  useFocusKept();
  useOnePress();
  const theme = useMemo(() => {
    const config = antdTheme(mode, clientColour);
    return { ...config, token: { ...config.token, motion: !stillMotion() } };
  }, [mode, clientColour]);
  return (
    <ConfigProvider
      theme={theme}
      locale={texts[i18n.language] ?? enGB}
      form={{ requiredMark: false }}
      {...{ modal, button }}
    >
      <AntdLooks>{children}</AntdLooks>
    </ConfigProvider>
  );
}
