import type { CSSProperties } from 'react';
import type { Family } from './design.tokens';

/** Line and wash of a family in the current theme; its text colour as `--tone`. */
export const surface = (family: Family): CSSProperties & { '--tone': string } => ({
  '--tone': `var(--${family}-text)`,
  borderColor: `var(--${family}-line)`,
  background: `var(--${family}-wash)`,
});

/** Line, wash and text. */
export const tone = (family: Family): CSSProperties => ({
  ...surface(family),
  color: `var(--${family}-text)`,
});
