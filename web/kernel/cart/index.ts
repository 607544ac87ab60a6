export * from './cart.slice';
export * from './cart.types';
export * from './cart-body';
export * from './cart-line';
export * from './identity-in';
export * from './missing-of';
export { cartSaga } from './cart.saga';
export { declareCart, type ConfirmedCart } from './declare-cart.saga';
export * from './multi-product.rules';
