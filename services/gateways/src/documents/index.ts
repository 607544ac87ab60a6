export type { Brand } from './sheet';
export { drawForReader, drawLater } from './drawing-thread';
export type { ShelfLabelInput } from './shelf-label.rules';
export { shelfLabelsZpl } from './shelf-label-zpl';
export { wordingOf } from './wording';
export type { TransferOrderInput } from './transfer-order';
