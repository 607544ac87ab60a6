import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import styles from './place-map.module.css';
import { frameAround, pathIn, toPixels, toPosition, type Outline, type Position } from './place-map.rules';

type Props = {
  place: Position;
  /** Other places on the same map. */
  others?: readonly Position[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Where somebody has pointed; the fields beside it say the same. */
  onPoint?: (place: Position) => void;
  load?: () => Promise<readonly Outline[]>;
};

const none: readonly Position[] = [];
const fromAtlas = async (): Promise<readonly Outline[]> =>
  (await import('./country-outlines')).countryOutlines();

/** A place on a drawn map of its country. Nothing is asked of anybody else's server. */
export function PlaceMap({ place, others = none, label, onPoint, load = fromAtlas }: Props) {
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
    const besides = others.map((each) => toPixels(frame, each));
    return { frame, path: pathIn(frame, outlines), at: toPixels(frame, [longitude, latitude]), besides };
  }, [outlines, longitude, latitude, others]);
  if (!drawn) return null;
  const { frame, path, at, besides } = drawn;
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
      data-pointed={onPoint !== undefined}
      onClick={point}
    >
      <path className={styles['land']} d={path} />
      {besides.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles['place']} cx={x} cy={y} r={4} />
      ))}
      <circle className={styles['halo']} cx={at[0]} cy={at[1]} r={9} />
      <circle className={styles['place']} cx={at[0]} cy={at[1]} r={4} />
    </svg>
  );
}
