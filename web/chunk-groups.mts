/** The chunk of a language's texts. */
export const textsName = (locale: string): string => `texts-${locale}`;

/** One chunk for each language of the files of a pattern: a handful of small ones would each be a round trip on a phone. */
const textsOf = (files: RegExp, nameOf: (locale: string) => string) => ({
  debugName: 'texts',
  name: (id: string): string | null => {
    const locale = files.exec(id)?.groups?.['locale'];
    return locale ? nameOf(locale) : null;
  },
  priority: 7,
});

/** All texts of a language. */
const texts = textsOf(
  /(web[\\/].*|contracts[\\/]src[\\/](problems|validation)[\\/]locales)[\\/](?<locale>[a-z]{2}-[A-Z]{2})\.json$/,
  textsName,
);

/** What every visit of the public app loads right after its entry: the frame and the home page. */
export const always =
  /web[\\/](public[\\/]shell[\\/]frame|features[\\/]catalogue[\\/]src[\\/]home\.page)\.tsx$/;

/** What calls the server: the home page is shown before it comes, any other page waits for it. */
export const serving =
  /web[\\/](kernel[\\/]site[\\/]site\.saga\.ts|features[\\/]\w+[\\/]src[\\/]((wizard|catalogue)\.state\.ts|cart[\\/]quick-cart\.tsx))$/;

/** What those pages have in common. */
const shared =
  /(contracts[\\/]src[\\/]catalogue[\\/]products\.api\.ts|web[\\/](kernel[\\/]store[\\/]use-record\.ts|ui[\\/](error-state|skeletons|public[\\/]column)\.tsx))$/;

/** Pages that people reach from elsewhere. */
export const entrances = {
  results:
    /web[\\/](features[\\/]catalogue[\\/]src[\\/]search[\\/]results\.page\.tsx|kernel[\\/]search[\\/]faceted-search\.ts)$/,
  diag: /web[\\/]features[\\/]wizard[\\/]src[\\/]diagnosis[\\/]diagnostic\.page\.tsx$/,
};

/**
 * The public app's chunks: one for each thing that is loaded together, with all that it imports and nothing before it
 * has brought. A hundred small ones would come six at a time.
 */
export const publicGroups = [
  texts,
  { name: 'begin', tags: ['$initial' as const], priority: 6 },
  { name: 'home', test: always, priority: 5 },
  { name: 'serving', test: serving, priority: 4 },
  { name: 'shared', test: shared, priority: 3.5 },
  { name: 'results', test: entrances.results, priority: 3 },
  { name: 'diag', test: entrances.diag, priority: 2 },
];

/** Those that every page waits for. */
const firstTexts = textsOf(
  /(web[\\/]kernel[\\/]i18n[\\/]locales[\\/]\w+|contracts[\\/]src[\\/](problems|validation|words)[\\/]locales)[\\/](?<locale>[a-z]{2}-[A-Z]{2})\.json$/,
  (locale) => `first-${locale}`,
);
/** Those of the features, whose titles the menu shows; of logging in, the log-in page needs no others. */
const featureTexts = textsOf(
  /web[\\/](features[\\/](?!session[\\/])[^\\/]+[\\/]locales|kernel[\\/]i18n[\\/](?!locales[\\/])[^\\/]+)[\\/](.*[.\\/])?(?<locale>[a-z]{2}-[A-Z]{2})\.json$/,
  textsName,
);

/** The dashboard's: as above, in the order in which people get there, and below them what each page has of its own. */
export const dashboardGroups = [
  firstTexts,
  featureTexts,
  { name: 'begin', tags: ['$initial' as const], priority: 6 },
  { name: 'login', test: /web[\\/]features[\\/]session[\\/]src[\\/]login\.page\.tsx$/, priority: 5 },
  { name: 'shell', test: /web[\\/]dashboard[\\/]shell[\\/]shell\.tsx$/, priority: 4 },
  { name: 'states', test: /web[\\/]features[\\/][^\\/]+[\\/]src[\\/][^\\/]+\.state\.ts$/, priority: 3 },
  { name: 'list', test: /web[\\/]ui[\\/]list[\\/]list-page\.tsx$/, priority: 2.5 },
  { name: 'form', test: /web[\\/]ui[\\/]form[\\/]form-page\.tsx$/, priority: 2 },
];
