export type { Brand } from './sheet';
export { drawPackageLabel, drawShippingLabel } from './drawing-thread';
export type { PackageLabelInput, ShippingLabelInput } from './package-label';
export { renderTrackingSheet, type TrackingSheetInput } from './tracking-sheet';
export { wordingOf } from './wording';
export { renderTransferOrder, type TransferOrderInput } from './transfer-order';
