import { LineDrawing } from './line-drawing';

/** Our own line drawings for empty and failed screens, on a 160 × 120 grid. */
const shapes = {
  /** An open box with nothing in it. */
  box: 'M30 52 80 30l50 22-50 22zM30 52v38l50 22V74M130 52v38l-50 22M30 52 16 68l50 22 14-16M130 52l14 16-50 22-14-16M80 12v8M62 16l4 7M98 16l-4 7',
  /** A magnifier over blank lines. */
  search:
    'M24 26h70M24 44h48M24 62h40M24 80h46M98 50a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM115 91l22 20M90 74h16',
  /** A cut cable. */
  unplugged:
    'M10 60h34M44 46h16v28H44zM60 53h12M60 67h12M150 60h-34M116 44h-14v32h14zM102 60H90M78 40l4 8M88 36v10M98 40l-4 8',
  /** A package on its way. */
  package: 'M40 40h80v56H40zM40 58h80M72 40v18h16V40M14 62h16M8 76h22M18 90h12M54 80h22M54 86h12',
  /** A phone with a tick. */
  phone:
    'M58 12h44a6 6 0 0 1 6 6v84a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6zM72 20h16M68 60l9 9 16-18',
  /** A closed door. */
  locked: 'M52 108V20h56v88M40 108h80M96 64v8M66 34h28v20H66z',
} as const;
export type DrawingName = keyof typeof shapes;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <LineDrawing path={shapes[name]} grid={[160, 120]} width={160} height={120} stroke="var(--line-strong)" />
  );
}
