export { buildPain001 } from './pain001';
export { PaymentFileInvalid } from './payment-file';
export { sepaName, sepaReference, sepaText } from './sepa-text';
