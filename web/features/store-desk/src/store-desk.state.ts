import { cartSaga, cartSlice } from '../../../kernel/cart';
import { labelSaga, labelsSlice } from '../../../kernel/labels';
import { deskCartSaga } from './cart/desk-cart.saga';
import { deskCartSlice } from './cart/desk-cart.slice';
import { deskSaga } from './draft/desk.saga';
import { deskSlice } from './draft/desk.slice';
import { checkSaga } from './edit/check.saga';
import { checkSlice } from './edit/check.slice';

export const reducers = {
  desk: deskSlice.reducer,
  cart: cartSlice.reducer,
  deskCart: deskCartSlice.reducer,
  deskCheck: checkSlice.reducer,
  labels: labelsSlice.reducer,
};
const dashboardCartSaga = () => cartSaga('dashboard');
export const sagas = [deskSaga, dashboardCartSaga, deskCartSaga, checkSaga, labelSaga];
