import { productInputSchema } from '@reprise/contracts/catalogue';
import { paymentModeInputSchema } from '@reprise/contracts/configuration';
import { configurationOf, id } from '../dispatch/dispatch.fixtures';
import { diagnosticOf } from './diagnostic.rules';

const categoryId = id(21);
const cash = paymentModeInputSchema.parse({ label: 'Cash', description: 'At once', type: 'voucher' });
const category = {
  ...{ id: categoryId, revision: 1, status: 'active', name: 'Phones', nameTranslations: {}, parentId: null },
  ...{
    circuits: ['web_post'],
    referringWarehouseIds: [id(11)],
    defaultWeight: 200,
    image: { url: '/phones.png' },
  },
};
const product = productInputSchema.parse({
  ...{ label: 'Phone', brand: 'Acme', categoryId, status: 'published', simple: true },
  buybackPrice: { functional: 1000 },
});

/** The pictures of the product in its diagnostic. */
function pictures(own: { image?: string; hdImage?: string }) {
  const known = configurationOf([]);
  const configuration = {
    ...{ ...known, categories: [category], paymentModes: [{ ...cash, id: 'm', revision: 1 }] },
    circuits: known.circuits.map((each) => ({ ...each, paymentModeIds: ['m'] })),
  };
  const request = { accountId: id(1), channel: 'web' };
  const stored = { ...product, ...own, id: 'p', revision: 1 };
  const { image, hdImage } = diagnosticOf(
    request as never,
    configuration as never,
    stored as never,
    [],
  ).product;
  return { image, hdImage };
}

it('a product is shown with its pictures: that of a high resolution for want of another, then its category’s', () => {
  const both = { image: '/phone.png', hdImage: '/phone-hd.png' };
  expect(pictures(both)).toEqual(both);
  expect(pictures({ hdImage: '/phone-hd.png' })).toEqual({
    image: '/phone-hd.png',
    hdImage: '/phone-hd.png',
  });
  expect(pictures({})).toEqual({ image: '/phones.png', hdImage: undefined });
});
