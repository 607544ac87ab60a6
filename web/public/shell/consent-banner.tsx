import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSite } from '../../kernel/site';
import { useConsent } from '../../kernel/site/consent';
import { Button } from '../../ui/public/button';
import { loadConsentVendor } from './consent-vendor';
import { loadTagManager } from './tag-manager';
import { usePageViews } from './use-page-views';
import styles from './shell.module.css';

/** The ids that the client gave us; empty while the site is not open. */
function useVendors(): { tagManagerId: string | null; axeptioId: string | null } {
  const site = useSelector(selectSite);
  return site.status === 'open' ? site.config : { tagManagerId: null, axeptioId: null };
}

/**
 * Asked only if the client uses measurement at all. Refuse and Accept are equally prominent; nothing is loaded
 * before an answer. A client with a consent vendor lets that one ask.
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const { consent, answer } = useConsent();
  const { tagManagerId, axeptioId } = useVendors();
  useEffect(() => {
    if (axeptioId) loadConsentVendor(window, axeptioId, answer);
  }, [axeptioId, answer]);
  useEffect(() => {
    if (tagManagerId && consent === 'accepted') loadTagManager(document, tagManagerId);
  }, [tagManagerId, consent]);
  usePageViews(tagManagerId !== null && consent === 'accepted');
  if (!tagManagerId || axeptioId || consent !== 'unasked') return null;
  return (
    <section className={styles['consent']} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent.title')}</h2>
      <p>{t('consent.sentence')}</p>
      <div className={styles['consent-buttons']}>
        <Button variant="secondary" onClick={() => answer('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" onClick={() => answer('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
