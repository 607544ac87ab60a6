import type { ProductDrawing as Name } from '@reprise/contracts/rules';
import { LineDrawing } from '../line-drawing';

/** Our own line drawings of what people sell, on a grid of 48. */
const shapes: Readonly<Record<Name, string>> = {
  general: 'M24 6 41 15v18l-17 9-17-9V15zM7 15l17 9 17-9M24 24v18M15.5 10.5l17 9V26',
  smartphone: 'M17 4h14a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM21 9h6M21 39h6',
  tablet:
    'M11 5h26a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM13 10h22v26H13zM22 39.5h4',
  laptop:
    'M11 10h26a2 2 0 0 1 2 2v20H9V12a2 2 0 0 1 2-2zM14 15h20v12H14zM4 32h40l-2 5a2 2 0 0 1-2 1H8a2 2 0 0 1-2-1zM20 32c0 2 1 2 2 2h4c1 0 2 0 2-2',
  console:
    'M14 14h20c6 0 11 18 8 21-3 2-7-3-10-6H16c-3 3-7 8-10 6-3-3 2-21 8-21zM16 18v6M13 21h6M30 19v.2M34 22v.2M26 22v.2M30 25v.2',
  watch:
    'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM18 14.7 19 5h10l1 9.7M18 33.3 19 43h10l1-9.7M24 18v6l4 3M35 22h2.5v4H35',
  headphones:
    'M8 30v-6a16 16 0 0 1 32 0v6M8 28h4a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1a3 3 0 0 1-3-3zM40 28h-4a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h1a3 3 0 0 0 3-3z',
  camera:
    'M8 14h8l3-5h10l3 5h8a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM24 18a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM24 22a4 4 0 0 0-4 4M37 19h1',
  television:
    'M7 9h34a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM10 14h28v16H10zM17 35l-3 5M31 35l3 5',
  appliance:
    'M12 5h24a2 2 0 0 1 2 2v34a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 14h28M15 9.5h6M32 9.5v.2M24 19a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM18 29c4-3 8 3 12 0',
  book: 'M24 12c-4-4-10-5-18-5v29c8 0 14 1 18 5 4-4 10-5 18-5V7c-8 0-14 1-18 5zM24 12v29M12 14c3 0 5 1 7 2M12 21c3 0 5 1 7 2M36 14c-3 0-5 1-7 2M36 21c-3 0-5 1-7 2',
  clothing: 'M17 7 6 13l4 10 5-2v20h18V21l5 2 4-10-11-6c-1 4-4 6-7 6s-6-2-7-6z',
  bicycle:
    'M12 22a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM36 22a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 30l6-13h13l5 13M18 17l6 13h-12M24 30l7-13M15 17h6M31 17l-2-6h6',
};

/** The name stands beside it. `size` in pixels. */
export function ProductDrawing({ name = 'general', size }: { name?: Name | undefined; size: number }) {
  return <LineDrawing path={shapes[name]} grid={[48, 48]} width={size} height={size} data-drawing={name} />;
}
