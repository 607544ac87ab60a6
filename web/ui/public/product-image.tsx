import type { ProductDrawing as Name } from '@reprise/contracts/rules';
import { ProductDrawing } from './product-drawing';
import styles from './product-image.module.css';

type Props = { src: string | null | undefined; drawing?: Name | undefined; size?: number };

/** A product's picture in a fixed square, or its category's drawing: the space is the same. `size` in pixels. */
export function ProductImage({ src, drawing, size = 72 }: Props) {
  return (
    <span className={styles['frame']} style={{ width: size, height: size }} data-image>
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <ProductDrawing name={drawing} size={size * 0.65} />
      )}
    </span>
  );
}
