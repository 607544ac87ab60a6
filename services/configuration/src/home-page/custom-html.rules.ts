import sanitize, { type IOptions } from 'sanitize-html';

const rules: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br', 'hr', 'blockquote', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', b: 'strong', i: 'em', div: 'p' },
  disallowedTagsMode: 'discard',
};

/** What is left of a client's HTML: no scripts, styles, handlers, frames, forms or pictures from elsewhere. */
export const customHtml = (html: string): string => sanitize(html, rules).trim();
