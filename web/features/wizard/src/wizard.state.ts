import { cartSaga, cartSlice } from '../../../kernel/cart';
import { labelSaga, labelsSlice } from '../../../kernel/labels';
import type { FeatureState } from '../../../kernel/routing';
import { checkoutSaga } from './checkout/checkout.saga';
import { checkoutSlice } from './checkout/checkout.slice';
import { declaredSaga } from './confirmation/declared.saga';
import { declaredSlice } from './confirmation/declared.slice';

export const reducers: FeatureState['reducers'] = {
  cart: cartSlice.reducer,
  checkout: checkoutSlice.reducer,
  declared: declaredSlice.reducer,
  labels: labelsSlice.reducer,
};
const publicCartSaga = () => cartSaga('public');
export const sagas: FeatureState['sagas'] = [publicCartSaga, checkoutSaga, declaredSaga, labelSaga];
