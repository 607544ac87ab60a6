import type { NativeTexts } from './native.types';

export const en: NativeTexts = {
  stocks: {
    awaiting_control: 'Awaiting control',
    refurb_completed: 'Refurbishment completed',
    customer_return: 'Customer return',
    in_quarantine: 'In quarantine',
    to_refurbish: 'To refurbish',
  },
  methods: {
    web_drop: 'Drop-off in store',
    web_drop_label: 'Drop-off at a parcel shop',
    web_post: 'By post',
    web_collect: 'Collection at home',
    store_collect: 'Collection at the store',
    store_drop: 'Drop-off in store, shipped together',
    store_drop_label: 'Drop-off in store, labelled parcel',
  },
  buybackZero:
    'We cannot offer a price for this product in its condition. You can still have it recycled free of charge.',
  noResult: 'We found no product that matches. Check the spelling, or search by brand or model.',
  packing: 'Pack the product in a sturdy box with padding on all sides, and close it with adhesive tape.',
};
