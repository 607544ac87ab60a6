/** Without the scheme that all have, nor what a receiver hides in the query. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}
