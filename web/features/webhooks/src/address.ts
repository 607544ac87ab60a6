/** Without the scheme that all have, nor what a receiver hides in the query. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

/** `reprise.item.ItemMoved.v1` → `ItemMoved`: under that key are its words. */
export const messageKey = (type: string): string => type.split('.')[2] ?? type;

const day = 24 * 60 * 60 * 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** As an input of the kind `datetime-local` writes it, in the person's own time. */
export function localMoment(at: Date): string {
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
export const yesterday = (now: Date): string => localMoment(new Date(now.getTime() - day));
