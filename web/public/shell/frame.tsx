import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { locales } from '@reprise/contracts/kernel';
import { useFocusFollows } from '../../kernel/routing/use-focus-follows';
import { selectAccount, selectSite } from '../../kernel/site';
import { served } from '../served';
import { Icon } from '../../ui/icon';
import { useTheme } from '../../ui/theme-mode';
import { ConsentBanner } from './consent-banner';
import { Logo } from './logo';
import styles from './shell.module.css';

const QuickCart = lazy(() =>
  served(() => import('../../features/wizard/src/cart/quick-cart').then((m) => ({ default: m.QuickCart }))),
);

/** Header with the client's logo, the page, and the legal links. */
export function Frame() {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  useFocusFollows(content);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="content" ref={content} className={styles['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ConsentBanner />
    </div>
  );
}

function Header() {
  const { t } = useTranslation();
  const account = useSelector(selectAccount);
  const site = useSelector(selectSite);
  const { mode, toggle } = useTheme();
  const back = site.status === 'open' ? site.config.externalWebsiteLink : null;
  return (
    <header className={styles['header']}>
      <Logo />
      <span className={styles['spring']} />
      {back && (
        <a className={styles['back']} href={back.url}>
          <Icon name="arrow-left" size={16} />
          {back.text || t('public.back-to-client', { name: account?.name })}
        </a>
      )}
      <button
        type="button"
        className={styles['icon-button']}
        aria-label={t(mode === 'dark' ? 'shell.light-theme' : 'shell.dark-theme')}
        onClick={toggle}
      >
        <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
      </button>
      <Suspense fallback={<span className={styles['icon-button']} />}>
        <QuickCart />
      </Suspense>
    </header>
  );
}

const legal = [
  ['/cgu', 'public.cgu'],
  ['/cgs', 'public.cgs'],
  ['/faq', 'public.faq'],
  ['/cookies-policy', 'public.cookies'],
] as const;

/** Year, legal links that open a new tab each (customer journey §2), and the language. */
function Footer() {
  const { t, i18n } = useTranslation();
  const account = useSelector(selectAccount);
  return (
    <footer className={styles['footer']}>
      <nav aria-label={t('public.footer')} className={styles['links']}>
        {legal.map(([path, label]) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {t(label)}
            <span className="visually-hidden"> {t('shell.new-tab')}</span>
          </a>
        ))}
      </nav>
      <label className={styles['language']}>
        <span className="visually-hidden">{t('public.language')}</span>
        <select value={i18n.language} onChange={(event) => void i18n.changeLanguage(event.target.value)}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {t(`language.${locale}`)}
            </option>
          ))}
        </select>
      </label>
      <span className={styles['small']}>
        © {new Date().getFullYear()} {account?.name}
      </span>
    </footer>
  );
}
