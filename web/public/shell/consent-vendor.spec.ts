import { loadConsentVendor, measurementAccepted } from './consent-vendor';

type Listener = Parameters<NonNullable<Parameters<typeof loadConsentVendor>[0]['_axcb']>[number]>[0];

describe('the consent vendor of a client', () => {
  const vendor = () => document.getElementById('consent-vendor');
  afterEach(() => vendor()?.remove());

  it('is loaded once, with the client’s id', () => {
    const page: Parameters<typeof loadConsentVendor>[0] = window;
    loadConsentVendor(page, '62f0d1a9c3b5', () => undefined);
    loadConsentVendor(page, 'another', () => undefined);
    expect(page.axeptioSettings).toEqual({ clientId: '62f0d1a9c3b5' });
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('is not loaded for what is no id', () => {
    loadConsentVendor(window, 'x"><script>', () => undefined);
    expect(vendor()).toBeNull();
  });

  it('tells the answer that the person gave it', () => {
    const page: Parameters<typeof loadConsentVendor>[0] = window;
    const answers: string[] = [];
    page._axcb = [];
    loadConsentVendor(page, '62f0d1a9c3b5', (given) => answers.push(given));
    const told = (choices: Readonly<Record<string, unknown>>): Listener => ({
      on: (_event, tell) => tell(choices),
    });
    page._axcb?.[0]?.(told({ google_tag_manager: true, other: false }));
    page._axcb?.[0]?.(told({ google_tag_manager: false }));
    expect(answers).toEqual(['accepted', 'refused']);
  });

  it.each([
    [{ google_tag_manager: true }, true],
    [{ google_tag_manager: false, matomo: true }, false],
    [{ $$completed: true, matomo: true }, true],
    [{ matomo: true, facebook: false }, false],
    [{}, false],
  ])('takes %j for %s', (choices, accepted) => {
    expect(measurementAccepted(choices)).toBe(accepted);
  });
});
