import type { SVGProps } from 'react';

type Props = { path: string; grid: readonly [width: number, height: number] } & SVGProps<SVGSVGElement>;

/** One line in the colour of the text. Decorative: the words beside it carry the meaning. */
export function LineDrawing({ path, grid: [width, height], ...shown }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...shown}
    >
      <path d={path} />
    </svg>
  );
}
