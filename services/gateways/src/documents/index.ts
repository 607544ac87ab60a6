export type { Brand } from './sheet';
export { drawPackageLabel, drawShippingLabel } from './drawing-thread';
export type { PackageLabelInput, ShippingLabelInput } from './package-label';
export { renderPassport, type PassportInput } from './passport';
export { renderShelfLabels, type ShelfLabelInput } from './shelf-label';
export { shelfLabelsZpl } from './shelf-label-zpl';
export { renderTrackingSheet, type TrackingSheetInput } from './tracking-sheet';
export { wordingOf } from './wording';
export { renderTransferOrder, type TransferOrderInput } from './transfer-order';
