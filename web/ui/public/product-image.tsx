import type { ProductDrawing as Name } from '@reprise/contracts/rules';
import { ProductDrawing } from './product-drawing';
import styles from './product-image.module.css';

type Props = {
  src: string | null | undefined;
  /** For screens of a high resolution. */
  hd?: string | undefined;
  drawing?: Name | undefined;
  size?: number;
};

/** A product's picture in a fixed square, or its category's drawing: the space is the same. `size` in pixels. */
export function ProductImage({ src, hd, drawing, size = 72 }: Props) {
  return (
    <span className={styles['frame']} style={{ width: size, height: size }} data-image>
      {src ? (
        <img
          {...{ src, alt: '', width: size, height: size, loading: 'lazy' }}
          {...(hd && { srcSet: `${src}, ${hd} 2x` })}
        />
      ) : (
        <ProductDrawing name={drawing} size={size * 0.65} />
      )}
    </span>
  );
}
