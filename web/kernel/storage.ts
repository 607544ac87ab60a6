/** Browser storage keys of the specification (customer journey §9), and ours. */
export const storageKeys = {
  user: 'user',
  organisationDetails: 'organizationDetails',
  premiumFeatures: 'enabledPremiumFeatures',
  cart: 'CART',
  temporaryCustomer: 'TEMP_CUSTOMER_INFOS',
  deskDraft: 'store-desk-draft',
  deskCheck: 'store-desk-check',
  productsFilters: 'products-filters',
  openIdLogoutUrl: 'open_id_logout_url',
  theme: 'theme',
  locale: 'locale',
  consent: 'consent',
  menuClosed: 'menu-closed',
  /** PDF or ZPL: what the printer of this bench takes. */
  labelFormat: 'label-format',
  /** Page that was asked for before somebody went to his identity provider; of one tab. */
  returnPath: 'return-path',
  /** What was typed into a form and not saved, on the way to an identity provider and back; of one tab. */
  left: 'left',
  /** Whose session ended by itself, and where, until somebody logs in. */
  lapsed: 'lapsed',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** What the end of a session removes. */
export const sessionKeys: readonly StorageKey[] = [
  storageKeys.user,
  storageKeys.organisationDetails,
  storageKeys.premiumFeatures,
  storageKeys.productsFilters,
  storageKeys.openIdLogoutUrl,
];
/** What somebody has begun: a log-out removes it too (customer journey §4: log-out resets everything). */
export const begunKeys: readonly StorageKey[] = [
  storageKeys.cart,
  storageKeys.temporaryCustomer,
  storageKeys.deskDraft,
  storageKeys.deskCheck,
];

export type KeyValue = {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** Tells of what other tabs write or remove. @returns how to stop */
  follow(key: string, changed: () => void): () => void;
};

/** A page that the browser kept while others were shown has heard nothing in the meantime: `pageshow` tells it to look. */
function followed(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) changed();
  };
  globalThis.addEventListener('storage', heard);
  globalThis.addEventListener('pageshow', shown);
  return () => {
    globalThis.removeEventListener('storage', heard);
    globalThis.removeEventListener('pageshow', shown);
  };
}

/** JSON over Web Storage. If the browser refuses storage, or a value is damaged, it reads as absent. */
function keyValue(storage: () => Storage): KeyValue {
  const quietly = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => quietly((): unknown => JSON.parse(storage().getItem(key) ?? 'null') as unknown, null),
    write: (key, value) => quietly(() => storage().setItem(key, JSON.stringify(value)), undefined),
    remove: (key) => quietly(() => storage().removeItem(key), undefined),
    follow: followed,
  };
}

export const browserStorage: KeyValue = keyValue(() => globalThis.localStorage);

/** Of this tab alone, and gone with it. */
export const tabStorage: KeyValue = keyValue(() => globalThis.sessionStorage);
