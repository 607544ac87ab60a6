const text = /web[\\/].*[\\/](?<locale>[a-z]{2}-[A-Z]{2})\.json$/;

/** All texts of a language in one chunk: a handful of small ones would each be a round trip on a phone. */
export const textsGroup = {
  debugName: 'texts',
  name: (id: string): string | null => {
    const locale = text.exec(id)?.groups?.['locale'];
    return locale ? `texts-${locale}` : null;
  },
  priority: 4,
};
