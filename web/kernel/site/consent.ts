import { useCallback, useState } from 'react';
import { browserStorage, storageKeys } from '../storage';

export type Consent = 'accepted' | 'refused' | 'unasked';

function storedConsent(): Consent {
  const stored = browserStorage.read(storageKeys.consent);
  return stored === 'accepted' || stored === 'refused' ? stored : 'unasked';
}

/** The person's answer to third-party measurement; nothing is loaded before a yes. */
export function useConsent(): { consent: Consent; answer: (given: 'accepted' | 'refused') => void } {
  const [consent, setConsent] = useState(storedConsent);
  const answer = useCallback((given: 'accepted' | 'refused') => {
    browserStorage.write(storageKeys.consent, given);
    setConsent(given);
  }, []);
  return { consent, answer };
}
