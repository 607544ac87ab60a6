import { Link, useSearchParams } from 'react-router-dom';
import styles from './page-tabs.module.css';

/** The open tab is part of the URL, so that links and Back lead to it. */
export function useOpenTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const [params] = useSearchParams();
  return keys.find((key) => key === params.get('tab')) ?? keys[0];
}

type Props = { label: string; tabs: readonly { key: string; label: string }[]; open: string };

/** The parts of a page, each with an address of its own. Leaving one with changes asks first, as any page does. */
export function PageTabs({ label, tabs, open }: Props) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          className={styles['tab']}
          to={{ search: `?tab=${tab.key}` }}
          {...(tab.key === open && { 'aria-current': 'page' as const })}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
