import { storesNear } from './stores.rules';

const stores = [
  { id: '1', name: 'Part-Dieu', city: 'Lyon', zipCode: '69003' },
  { id: '2', name: 'Centre', city: 'Évreux', zipCode: '27000' },
];
const found = (text: string): string[] => storesNear(stores, text).map(({ place }) => place.id);

it('finds stores by city without accents, by postal code and by name', () => {
  expect(found('evreux')).toEqual(['2']);
  expect(found('690')).toEqual(['1']);
  expect(found('part')).toEqual(['1']);
});

it('shows all by distance from a postal code, or from where the person is', () => {
  const placed = [
    { ...stores[1], id: '2', name: 'Centre', latitude: 49, longitude: 1.2 },
    { ...stores[0], id: '1', name: 'Part-Dieu', latitude: 45.8, longitude: 4.8 },
  ];
  const near = storesNear(placed, '38000');
  expect(near.map(({ place }) => place.id)).toEqual(['1', '2']);
  expect(near[0]?.km).toBeLessThan(120);
  expect(storesNear(placed, '38000', { latitude: 49, longitude: 1 })[0]?.place.id).toBe('2');
});

it('shows all of them by city while nothing is typed', () => expect(found(' ')).toEqual(['2', '1']));
