/** Hosts of a connection string, without user, password and options: safe to log. */
export function placeOf(url: string): string {
  const afterScheme = url.replace(/^[\w+.-]+:\/\//, '');
  const authority = afterScheme.split(/[/?#]/)[0] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1);
}
