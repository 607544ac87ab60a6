import type { HomePageInput, HomeWidget } from '@reprise/contracts/configuration';
import type { ReactNode } from 'react';
import { RichText } from '../rich-text';
import styles from './home-view.module.css';

type Props = {
  page: HomePageInput;
  /** What the page is called where it has no title of its own. */
  name: string;
  /** How this app searches, and how it shows products. */
  search: ReactNode;
  products: (ids: readonly string[]) => ReactNode;
};

/** The home page as its account has set it: on the site, and as a preview of what is not saved yet. */
export function HomeView({ page, name, search, products }: Props) {
  const { banner, bannerTitle, widgets } = page;
  const content = (widget: HomeWidget): ReactNode => {
    switch (widget.type) {
      case 'search':
        return search;
      case 'html':
        return <RichText text={widget.html} />;
      case 'products':
        return products(widget.productIds);
    }
  };
  return (
    <div className={styles['home']}>
      {banner && <img className={styles['banner']} src={banner.url} alt={banner.alt} />}
      <h1 className={bannerTitle ? styles['title'] : 'visually-hidden'}>{bannerTitle ?? name}</h1>
      {widgets.map((widget, at) => (
        <section key={at} className={styles['widget']}>
          {widget.title && <h2>{widget.title}</h2>}
          {content(widget)}
        </section>
      ))}
    </div>
  );
}
