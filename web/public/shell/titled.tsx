import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { type FullKey, useTitles } from '../../kernel/i18n';
import { selectAccount } from '../../kernel/site';

/** Sets the document's title from the page and the client. */
export function Titled({ title, children }: { title: FullKey; children: ReactNode }) {
  const words = useTitles([title])(title);
  const client = useSelector(selectAccount)?.name;
  useEffect(() => {
    document.title = [words, client].filter(Boolean).join(' · ');
  }, [words, client]);
  return children;
}
