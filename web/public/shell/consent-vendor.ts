type Choices = Readonly<Record<string, unknown>>;
type Sdk = { on: (event: 'cookies:complete', tell: (choices: Choices) => void) => void };
type Asked = { axeptioSettings?: { clientId: string }; _axcb?: ((sdk: Sdk) => void)[] };

const tagManager = 'google_tag_manager';

/** What a person who answered the vendor said of measurement; where it is not listed, only yes to everything is a yes. */
export function measurementAccepted(choices: Choices): boolean {
  if (tagManager in choices) return choices[tagManager] === true;
  const given = Object.entries(choices).filter(([name]) => !name.startsWith('$$'));
  return given.length > 0 && given.every(([, choice]) => choice === true);
}

/** The client's consent vendor asks instead of our own banner. Only an id in its format goes to the vendor. */
export function loadConsentVendor(
  page: Window & Asked,
  clientId: string,
  answer: (given: 'accepted' | 'refused') => void,
): void {
  const { document } = page;
  if (!/^[\w-]+$/.test(clientId) || document.getElementById('consent-vendor')) return;
  page.axeptioSettings = { clientId };
  page._axcb = [
    ...(page._axcb ?? []),
    (sdk) =>
      sdk.on('cookies:complete', (choices) => answer(measurementAccepted(choices) ? 'accepted' : 'refused')),
  ];
  const script = document.createElement('script');
  script.id = 'consent-vendor';
  script.async = true;
  script.src = 'https://static.axept.io/sdk.js';
  document.head.append(script);
}
