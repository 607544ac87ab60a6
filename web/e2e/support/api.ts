/** The API as another person's client, for what a journey needs beside its own screens. */
export function apiOf(origin: string) {
  const call = async (
    method: string,
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, never> }> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, never> };
  };
  return {
    call,
    async login(email: string, password = 'Reprise2026'): Promise<string> {
      return String((await call('POST', '/login', undefined, { email, password })).body['token']);
    },
  };
}
