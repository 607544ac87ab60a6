/** The chunk of a language's texts. */
export const textsName = (locale: string): string => `texts-${locale}`;

const text = /web[\\/].*[\\/](?<locale>[a-z]{2}-[A-Z]{2})\.json$/;

/** All texts of a language in one chunk: a handful of small ones would each be a round trip on a phone. */
const texts = {
  debugName: 'texts',
  name: (id: string): string | null => {
    const locale = text.exec(id)?.groups?.['locale'];
    return locale ? textsName(locale) : null;
  },
  priority: 7,
};

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
