/**
 * Every colour, size, shadow and duration of both apps (look "Tokens"). No other place defines one. Sizes are
 * pixels; those of text grow with the browser’s own.
 */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 } as const;
export const radius = { control: 6, card: 8, pill: 999 } as const;
export const fontSize = { xs: 12, sm: 14, md: 16, lg: 20, xl: 28, xxl: 40 } as const;
export const fontWeight = { regular: 400, strong: 600 } as const;
export const lineHeight = 1.5;
export const motion = { fast: 120, slow: 200 } as const;
export const fonts = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
} as const;
export const layout = {
  menu: 232,
  menuClosed: 64,
  header: 56,
  reading: 1440,
  form: 640,
  publicColumn: 560,
  target: 44,
  row: 40,
} as const;
/** Customer journey §9: phone under 768 px, tablet 768 to 991 px. */
export const breakpoints = { tablet: 768, desktop: 992 } as const;

export const families = ['grey', 'blue', 'violet', 'amber', 'green', 'red'] as const;
export type Family = (typeof families)[number];
type Tone = { text: string; line: string; wash: string };
export type Palette = {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  line: string;
  lineStrong: string;
  primary: string;
  onPrimary: string;
  focus: string;
  shadow: string;
  veil: string;
  tones: Record<Family, Tone>;
};
export type ThemeMode = 'light' | 'dark';

export const palettes: Record<ThemeMode, Palette> = {
  light: {
    canvas: '#f6f8f7',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#eef2f0',
    ink: '#17211d',
    inkSoft: '#4d5a54',
    inkFaint: '#65716b',
    line: '#dde4e0',
    lineStrong: '#84918b',
    primary: '#0b6e4f',
    onPrimary: '#ffffff',
    focus: '#1d4fd7',
    shadow: '0 8px 28px rgba(18, 38, 30, 0.14)',
    veil: 'rgba(15, 25, 21, 0.45)',
    tones: {
      grey: { text: '#4d5a54', line: '#c3cdc8', wash: '#eef2f0' },
      blue: { text: '#1a55b0', line: '#a9c6f2', wash: '#eaf2fd' },
      violet: { text: '#6538b8', line: '#cbb8ee', wash: '#f3eefc' },
      amber: { text: '#865300', line: '#ecc77d', wash: '#fdf4e0' },
      green: { text: '#14663c', line: '#9fd4b4', wash: '#e7f6ec' },
      red: { text: '#b3261e', line: '#f0b4ae', wash: '#fdeeec' },
    },
  },
  dark: {
    canvas: '#0f1513',
    surface: '#161d1a',
    raised: '#1d2622',
    sunken: '#121916',
    ink: '#e8eeeb',
    inkSoft: '#b0bdb6',
    inkFaint: '#93a19a',
    line: '#2a3530',
    lineStrong: '#6d7b74',
    primary: '#3fbf8f',
    onPrimary: '#06130d',
    focus: '#8db4ff',
    shadow: '0 8px 28px rgba(0, 0, 0, 0.5)',
    veil: 'rgba(0, 0, 0, 0.6)',
    tones: {
      grey: { text: '#b9c5bf', line: '#46534d', wash: '#232c28' },
      blue: { text: '#94bdff', line: '#30517f', wash: '#172538' },
      violet: { text: '#c4aaf8', line: '#543d84', wash: '#241c37' },
      amber: { text: '#f0c069', line: '#6d5218', wash: '#2e2510' },
      green: { text: '#7fd6a3', line: '#2a6244', wash: '#13291d' },
      red: { text: '#ff9f97', line: '#7e332d', wash: '#341917' },
    },
  },
};
