import { parcelBody } from '../carrier/sendcloud-contract';
import { packageSize, packageWeight } from './package-weight';

const product = {
  id: 'p',
  label: 'Aurora 12',
  brand: 'Aurora',
  model: '12',
  categoryId: 'c',
  categoryLabel: '',
};
const dimensions = { length: 16, width: 8, height: 2 };
const measured = { product: { ...product, weight: 200, dimensions } };
const party = { name: 'A', street: 'B', zipCode: '1', city: 'C', country: 'FR' };

describe('the measures of a package', () => {
  it('are its products and its packaging; an unknown weight is assumed', () => {
    expect(packageWeight([measured, { product }])).toBe(850);
  });

  it('have a size where one product is in it, and its size is known', () => {
    expect(packageSize([measured])).toEqual({ dimensionsCm: dimensions });
    expect(packageSize([{ product }])).toEqual({});
    expect(packageSize([measured, measured])).toEqual({});
  });

  it('reach Sendcloud as text in centimetres', () => {
    const ids = { accountId: 'a', shipmentId: 's', idempotencyKey: 'k', reference: 'r' };
    const request = { ...ids, from: party, to: party, weightG: 350, ...packageSize([measured]) };
    expect(parcelBody(request, 8)).toMatchObject({ length: '16', width: '8', height: '2', weight: '0.350' });
  });
});
