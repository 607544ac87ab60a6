export { paymentList, type PaymentListRow } from './payment-list.projection';
