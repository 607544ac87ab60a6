import { cartSaga } from '../../../../kernel/cart';
import { labelSaga } from '../../../../kernel/labels';
import { deskCartSaga } from '../cart/desk-cart.saga';
import { deskSaga } from './desk.saga';

const dashboardCartSaga = () => cartSaga('dashboard');
export const sagas = [deskSaga, dashboardCartSaga, deskCartSaga, labelSaga];
