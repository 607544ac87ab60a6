import { type IconName, iconPaths } from './icon-paths';
import { LineDrawing } from './line-drawing';

type Props = { name: IconName; size?: number; className?: string };

/** A line icon; the text beside it carries the meaning. `size` in pixels. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <LineDrawing
      path={iconPaths[name]}
      grid={[24, 24]}
      className={className}
      width={size}
      height={size}
      strokeWidth={1.75}
      style={{ flex: 'none' }}
    />
  );
}
