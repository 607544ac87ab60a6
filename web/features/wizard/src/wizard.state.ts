import type { FeatureState } from '../../../kernel/routing';
import { cartSaga } from './cart/cart.saga';
import { cartSlice } from './cart/cart.slice';
import { checkoutSaga } from './checkout/checkout.saga';
import { checkoutSlice } from './checkout/checkout.slice';
import { declaredSaga } from './confirmation/declared.saga';
import { declaredSlice } from './confirmation/declared.slice';
import { labelSaga } from './confirmation/label.saga';

export const reducers: FeatureState['reducers'] = {
  cart: cartSlice.reducer,
  checkout: checkoutSlice.reducer,
  declared: declaredSlice.reducer,
};
export const sagas: FeatureState['sagas'] = [cartSaga, checkoutSaga, declaredSaga, labelSaga];
