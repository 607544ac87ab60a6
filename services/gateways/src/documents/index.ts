export type { Brand } from './sheet';
export { drawPackageLabel, drawShippingLabel } from './drawing-thread';
export type { PackageLabelInput, ShippingLabelInput } from './package-label';
export { renderPassport, type PassportInput } from './passport';
export { renderShelfLabel, type ShelfLabelInput } from './shelf-label';
export { shelfLabelZpl } from './shelf-label-zpl';
export { renderTrackingSheet, type TrackingSheetInput } from './tracking-sheet';
export { wordingOf } from './wording';
export { renderTransferOrder, type TransferOrderInput } from './transfer-order';
