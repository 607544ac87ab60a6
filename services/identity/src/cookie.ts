/** The value of one cookie of a request's header, if it has it. */
export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const each = cookies?.split(';').map((cookie) => cookie.trim().split('='));
  return each?.find(([key]) => key === name)?.[1];
}
