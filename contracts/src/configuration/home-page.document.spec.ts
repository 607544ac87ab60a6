import { homePageIn, homePageInputSchema } from './home-page.document';

const french = '<p>Répondez à quelques questions.</p>';
const german = '<p>Beantworten Sie einige Fragen.</p>';
const page = homePageInputSchema.parse({
  ...{ bannerTitle: 'Bienvenue', bannerTitleTranslations: { 'de-DE': 'Willkommen' }, metaTitle: 'Boutique' },
  metaDescriptionTranslations: { 'de-DE': 'Laden' },
  widgets: [
    { type: 'search', title: 'Cherchez', titleTranslations: { 'de-DE': 'Suchen Sie' } },
    { type: 'html', html: french, htmlTranslations: { 'de-DE': german } },
  ],
});
const read = (language: string) => {
  const { bannerTitle, metaTitle, metaDescription, widgets } = homePageIn(page, language);
  return [
    ...[bannerTitle, metaTitle, metaDescription],
    ...widgets.map((widget) => (widget.type === 'html' ? widget.html : widget.title)),
  ];
};

describe('a home page', () => {
  it('is read in the visitor’s language; what is not translated, as the account wrote it', () => {
    expect(read('de-DE')).toEqual(['Willkommen', 'Boutique', null, 'Suchen Sie', german]);
    expect(read('nl-BE')).toEqual(['Bienvenue', 'Boutique', null, 'Cherchez', french]);
  });

  it('is read without the widgets that are off; one that says nothing is on', () => {
    const [search, html] = page.widgets;
    const partly = { ...page, widgets: [{ ...search, active: false }, html, { ...search, active: true }] };
    expect(homePageIn(homePageInputSchema.parse(partly), 'fr-FR').widgets).toMatchObject([
      ...[{ type: 'html' }, { type: 'search', active: true }],
    ]);
  });

  it('holds each translation to the limits of its text', () => {
    const html = { type: 'html', html: french };
    const faults = [
      { bannerTitleTranslations: { 'de-DE': 'x'.repeat(51) } },
      { metaTitleTranslations: { 'de-DE': '<b>x</b>' } },
      { metaDescriptionTranslations: { es: 'Tienda' } },
      { widgets: [{ ...html, htmlTranslations: { 'de-DE': 'kurz' } }] },
      { widgets: [{ ...html, titleTranslations: { 'de-DE': 'x'.repeat(256) } }] },
    ].filter((body) => homePageInputSchema.safeParse(body).success);
    expect(faults).toEqual([]);
  });

  it('that was stored before it could be translated is read as it was written', () => {
    const stored = {
      ...page,
      bannerTitleTranslations: undefined,
      widgets: [{ type: 'search', title: 'Oui' }],
    };
    expect(homePageIn(stored as typeof page, 'de-DE')).toMatchObject({
      ...{ bannerTitle: 'Bienvenue', widgets: [{ title: 'Oui' }] },
    });
  });
});
