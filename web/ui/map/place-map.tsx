import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import styles from './place-map.module.css';
import { frameAround, pathIn, toPixels, toPosition, type Outline, type Position } from './place-map.rules';

type Props = {
  place: Position;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Where somebody has pointed; the fields beside it say the same. */
  onPoint?: (place: Position) => void;
  load?: () => Promise<readonly Outline[]>;
};

const fromAtlas = async (): Promise<readonly Outline[]> =>
  (await import('./country-outlines')).countryOutlines();

/** A place on a drawn map of its country. Nothing is asked of anybody else's server. */
export function PlaceMap({ place, label, onPoint, load = fromAtlas }: Props) {
  const [outlines, setOutlines] = useState<readonly Outline[]>();
  useEffect(() => {
    let wanted = true;
    // Without the drawing there are still the figures.
    load().then(
      (found) => wanted && setOutlines(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  const [longitude, latitude] = place;
  const drawn = useMemo(() => {
    if (!outlines) return undefined;
    const frame = frameAround([longitude, latitude], outlines);
    return { frame, path: pathIn(frame, outlines), at: toPixels(frame, [longitude, latitude]) };
  }, [outlines, longitude, latitude]);
  if (!drawn) return null;
  const { frame, path, at } = drawn;
  const point = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = frame.width / box.width;
    onPoint?.(toPosition(frame, [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]));
  };
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      onClick={point}
    >
      <path className={styles['land']} d={path} />
      <circle className={styles['halo']} cx={at[0]} cy={at[1]} r={9} />
      <circle className={styles['place']} cx={at[0]} cy={at[1]} r={4} />
    </svg>
  );
}
