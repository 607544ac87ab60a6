import type { HomePageInput } from '@reprise/contracts/configuration';
import { useEffect } from 'react';

type Meta = Pick<HomePageInput, 'metaTitle' | 'metaDescription'>;

/** What browsers and search engines call the page, while it is open. */
export function useMeta({ metaTitle, metaDescription }: Meta): void {
  useEffect(() => {
    if (!metaTitle) return;
    // The frame titles a page after the page itself has come.
    const later = setTimeout(() => (document.title = metaTitle));
    return () => clearTimeout(later);
  }, [metaTitle]);
  useEffect(() => {
    if (!metaDescription) return;
    const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = known?.content;
    const tag = known ?? document.head.appendChild(document.createElement('meta'));
    tag.name = 'description';
    tag.content = metaDescription;
    return () => {
      if (before === undefined) tag.remove();
      else tag.content = before;
    };
  }, [metaDescription]);
}
