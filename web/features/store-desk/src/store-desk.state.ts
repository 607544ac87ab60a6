import { cartSaga, cartSlice } from '../../../kernel/cart';
import { labelSaga, labelsSlice } from '../../../kernel/labels';
import { deskCartSaga } from './cart/desk-cart.saga';
import { deskCartSlice } from './cart/desk-cart.slice';
import { deskSaga } from './draft/desk.saga';
import { deskSlice } from './draft/desk.slice';

export const reducers = {
  desk: deskSlice.reducer,
  cart: cartSlice.reducer,
  deskCart: deskCartSlice.reducer,
  labels: labelsSlice.reducer,
};
const dashboardCartSaga = () => cartSaga('dashboard');
export const sagas = [deskSaga, dashboardCartSaga, deskCartSaga, labelSaga];
