import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectAccount } from '../../kernel/site';

/** Names the document after the page and the client. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(title.split(':')[0]);
  const client = useSelector(selectAccount)?.name;
  useEffect(() => {
    document.title = [t(title), client].filter(Boolean).join(' · ');
  }, [t, title, client]);
  return children;
}
