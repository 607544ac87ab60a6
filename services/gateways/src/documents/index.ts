export type { Brand } from './sheet';
export {
  renderPackageLabel,
  renderShippingLabel,
  type PackageLabelInput,
  type ShippingLabelInput,
} from './parcel-label';
export { renderTrackingSheet, type TrackingSheetInput } from './tracking-sheet';
export { renderTransferOrder, type TransferOrderInput } from './transfer-order';
