export { buildPain001 } from './pain001';
export { PaymentFileInvalid, type SepaBatch, type SepaParty, type SepaTransaction } from './payment-file';
export { sepaName, sepaReference, sepaText } from './sepa-text';
