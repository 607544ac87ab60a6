import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';
import { cartSaga } from './cart/cart.saga';
import { cartSlice } from './cart/cart.slice';
import { checkoutSaga } from './checkout/checkout.saga';
import { checkoutSlice } from './checkout/checkout.slice';
import { declaredSaga } from './confirmation/declared.saga';
import { declaredSlice } from './confirmation/declared.slice';
import { labelSaga } from './confirmation/label.saga';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  {
    path: '/diag/:selectedProductId?/:selectedProductSlug?/:itemId?/:predeclaredBuybackId?',
    page: () => import('./diagnosis/diagnostic.page'),
    title: 'wizard:title',
  },
  {
    path: '/cart/:cartId/checkout',
    page: () => import('./checkout/checkout.page'),
    title: 'wizard:summary.title',
  },
  { path: '/buyback-zero', page: () => import('./zero/buyback-zero.page'), title: 'wizard:zero.title' },
  {
    path: '/buyback-confirmation',
    page: () => import('./confirmation/confirmation.page'),
    title: 'wizard:confirmation.page',
  },
  {
    path: '/buyback-confirmation-docs',
    page: () => import('./confirmation/docs.page'),
    title: 'wizard:docs.title',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    wizard: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  wizard: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};

export const reducers: PublicFeatureModule['reducers'] = {
  cart: cartSlice.reducer,
  checkout: checkoutSlice.reducer,
  declared: declaredSlice.reducer,
};
export const sagas: PublicFeatureModule['sagas'] = [cartSaga, checkoutSaga, declaredSaga, labelSaga];
export { QuickCart } from './cart/quick-cart';
