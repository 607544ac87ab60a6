import { downloadShippingLabel, downloadTrackingSheet } from '@reprise/contracts/buyback';
import { hrefOf } from '../../../../kernel/api';
import type { Declared } from './declared.types';

type Linked = Pick<Declared, 'id' | 'token'>;

export const labelHref = ({ id, token }: Linked): string =>
  hrefOf(downloadShippingLabel, { params: { id }, query: { token } });
export const sheetHref = ({ id, token }: Linked): string =>
  hrefOf(downloadTrackingSheet, { params: { id }, query: { token } });
export const trackingPath = ({ id, token }: Linked): string =>
  `/tracking/${id}?${new URLSearchParams({ token }).toString()}`;

export const confirmationOf = (buybacks: readonly { readonly id: string }[]): string =>
  `/buyback-confirmation?ids=${buybacks.map(({ id }) => id).join(',')}`;
