import { storesNear } from './stores.rules';

const stores = [
  { id: '1', name: 'Part-Dieu', city: 'Lyon', zipCode: '69003' },
  { id: '2', name: 'Centre', city: 'Évreux', zipCode: '27000' },
];
const found = (text: string): string[] => storesNear(stores, text).map(({ id }) => id);

it('finds stores by city without accents, by postal code and by name', () => {
  expect(found('evreux')).toEqual(['2']);
  expect(found('690')).toEqual(['1']);
  expect(found('part')).toEqual(['1']);
});

it('shows all of them by city while nothing is typed', () => expect(found(' ')).toEqual(['2', '1']));
