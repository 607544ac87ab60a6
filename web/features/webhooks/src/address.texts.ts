/** Without the scheme that all have, nor what a receiver hides in the query. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

/** `reprise.item.ItemMoved.v1` → `ItemMoved`: under that key are its words. */
export const messageKey = (type: string): string => type.split('.')[2] ?? type;
