import { type ThemeConfig, theme } from 'antd';
import { clientPrimary } from './tokens-css';
import {
  fonts,
  fontSize,
  fontWeight,
  layout,
  lineHeight,
  motion,
  palettes,
  radius,
  type ThemeMode,
} from './tokens';

/** Our tokens as antd knows them. antd's own CSS variables stay on. */
export function antdTheme(mode: ThemeMode, clientColour?: string): ThemeConfig {
  const palette = palettes[mode];
  const { primary, onPrimary } = clientPrimary(clientColour, mode);
  const { tones } = palette;
  const exact = {
    colorPrimary: primary,
    colorLink: primary,
    colorSuccess: tones.green.text,
    colorWarning: tones.amber.text,
    colorError: tones.red.text,
    colorInfo: tones.blue.text,
  };
  return {
    cssVar: { key: 'reprise' },
    hashed: false,
    // antd's dark algorithm dims these; ours already read on every surface.
    algorithm: [
      mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (seed, map) => ({ ...(map ?? theme.defaultAlgorithm(seed)), ...exact }),
    ],
    token: {
      ...exact,
      colorTextLightSolid: onPrimary,
      colorLinkHover: primary,
      colorSuccessBg: tones.green.wash,
      colorSuccessBorder: tones.green.line,
      colorWarningBg: tones.amber.wash,
      colorWarningBorder: tones.amber.line,
      colorErrorBg: tones.red.wash,
      colorErrorBorder: tones.red.line,
      colorInfoBg: tones.blue.wash,
      colorInfoBorder: tones.blue.line,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorText: palette.ink,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkFaint,
      colorTextDescription: palette.inkSoft,
      colorTextPlaceholder: palette.inkFaint,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      colorBgMask: palette.veil,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      boxShadowTertiary: 'none',
      fontFamily: fonts.body,
      fontFamilyCode: fonts.mono,
      fontSize: fontSize.sm,
      fontSizeSM: fontSize.xs,
      fontSizeLG: fontSize.md,
      fontSizeHeading1: fontSize.xl,
      fontSizeHeading2: fontSize.lg,
      fontSizeHeading3: fontSize.md,
      fontWeightStrong: fontWeight.strong,
      lineHeight,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      borderRadiusSM: radius.control,
      controlHeight: 36,
      controlHeightLG: layout.target,
      motionDurationFast: `${motion.fast}ms`,
      motionDurationMid: `${motion.fast}ms`,
      motionDurationSlow: `${motion.slow}ms`,
    },
    components: {
      Table: {
        cellPaddingBlock: 8,
        cellPaddingBlockSM: 8,
        cellPaddingInline: 12,
        headerBg: palette.sunken,
        headerColor: palette.inkSoft,
        headerSplitColor: 'transparent',
        rowHoverBg: palette.sunken,
      },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: fontWeight.strong,
      },
      Menu: { itemHeight: 36, itemBorderRadius: radius.control, activeBarBorderWidth: 0 },
      Layout: {
        headerBg: palette.surface,
        siderBg: palette.surface,
        bodyBg: palette.canvas,
        headerHeight: layout.header,
      },
    },
  };
}
