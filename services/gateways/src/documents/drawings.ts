import { renderPackageLabel, renderShippingLabel } from './package-label';
import { renderPassport } from './passport';
import { renderPictureLabel } from './picture-label';
import { renderShelfLabels } from './shelf-label';
import { renderTrackingSheet } from './tracking-sheet';
import { renderTransferOrders } from './transfer-order';
import { renderUserImportGuide } from './user-import-guide';

const renderers = {
  shippingLabel: renderShippingLabel,
  packageLabel: renderPackageLabel,
  pictureLabel: renderPictureLabel,
  shelfLabels: renderShelfLabels,
  trackingSheet: renderTrackingSheet,
  transferOrders: renderTransferOrders,
  passport: renderPassport,
  userImportGuide: renderUserImportGuide,
};
type Inputs = { [K in keyof typeof renderers]: Parameters<(typeof renderers)[K]>[0] };
type Render = { readonly [K in keyof Inputs]: (input: Inputs[K]) => Promise<Buffer> };

/** A request as sent to the thread. */
export type Drawing = { [K in keyof Inputs]: { readonly kind: K; readonly input: Inputs[K] } }[keyof Inputs];
export type Asked = { readonly number: number; readonly drawing: Drawing };
export type Answered = { readonly number: number } & (
  { readonly pdf: Uint8Array } | { readonly error: Error }
);

export function render<K extends keyof Inputs>({ kind, input }: { kind: K; input: Inputs[K] }) {
  const all: Render = renderers;
  return all[kind](input);
}
