import { Icon } from '../icon';
import styles from './product-image.module.css';

/** A product's picture in a fixed square, or a drawn phone: the space is the same. `size` in pixels. */
export function ProductImage({ src, size = 72 }: { src: string | null | undefined; size?: number }) {
  return (
    <span className={styles['frame']} style={{ width: size, height: size }} data-image>
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <Icon name="phone" size={size / 2} />
      )}
    </span>
  );
}
