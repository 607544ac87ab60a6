import type { Declared } from './declared.types';

type Linked = Pick<Declared, 'id' | 'token'>;
const withToken = (path: string, token: string): string =>
  `${path}?${new URLSearchParams({ token }).toString()}`;

export const labelHref = ({ id, token }: Linked): string =>
  withToken(`/api/buybacks/${id}/shipping-label`, token);
export const sheetHref = ({ id, token }: Linked): string =>
  withToken(`/api/buybacks/${id}/tracking-sheet`, token);
export const trackingPath = ({ id, token }: Linked): string => withToken(`/tracking/${id}`, token);
