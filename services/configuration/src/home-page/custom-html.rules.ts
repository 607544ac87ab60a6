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

const mostLooks = 5;

/**
 * What is left of a client's HTML: no scripts, styles, handlers, frames, forms or pictures from elsewhere. A tag that is
 * discarded may have kept apart what then stands together and is read in another way: it is looked at until nothing changes.
 */
export function customHtml(html: string): string {
  let left = html;
  for (let look = 0; look < mostLooks; look += 1) {
    const next = sanitize(left, rules).trim();
    if (next === left) break;
    left = next;
  }
  return left;
}
