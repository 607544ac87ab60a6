/**
 * How often an endpoint may be called. `address`: by everybody behind one address. `session`: by one user or visitor.
 * `recipient`: for one e-mail address, by people who have not proved that it is theirs.
 */
export type Limit = {
  readonly by: 'address' | 'session' | 'recipient';
  readonly times: number;
  readonly seconds: number;
};

export const perMinute = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 60 });
export const perHour = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 3600 });
