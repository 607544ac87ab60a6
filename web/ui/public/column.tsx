import type { ProductDrawing } from '@reprise/contracts/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProductImage } from './product-image';
import styles from './column.module.css';

type Props = {
  title?: string;
  /** Of the product that the page is about; null: it has none. */
  image?: string | null;
  drawing?: ProductDrawing | undefined;
  lead?: ReactNode;
  /** It comes in place of what was pressed: the heading takes the focus, which would be lost. */
  follows?: boolean;
  children: ReactNode;
};

/** The centred column of the public app: one heading, one sentence, then the content. */
export function Column({ title, image, drawing, lead, follows = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <div className={styles['column']}>
      {title && (
        <div className={styles['heading']}>
          {image !== undefined && <ProductImage src={image} drawing={drawing} size={72} />}
          <h1 ref={heading} className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
        </div>
      )}
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  );
}

/** A group of related things, with its heading. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      {title && <h2 className={styles['subtitle']}>{title}</h2>}
      {children}
    </section>
  );
}

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
