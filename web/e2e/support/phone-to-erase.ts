import { phoneAtTheBench } from './bench';

/** A tested phone whose category holds its owner's data, with one step: to erase it. */
export async function phoneToErase(origin: string) {
  const sold = await phoneAtTheBench(origin);
  await sold.tested();
  await sold.call('admin', 'PATCH', `/categories/${sold.row['categoryId']}`, { holdsData: true });
  const stockId = sold.stock('to_refurbish');
  const erase = { name: `Effacer ${sold.identificationNumber}`, kind: 'erasure', stockId };
  const { id } = (await sold.call('manager', 'POST', '/refurb-steps', erase)) as { id: string };
  await sold.planned([id]);
  const shelf = { name: `Étagère ${sold.identificationNumber}`, warehouseId: sold.row['warehouseId'] };
  const { id: shelfId } = (await sold.call('manager', 'POST', '/stocks', shelf)) as { id: string };
  const [card = ''] = await sold.cards();
  return { ...sold, card, shelf: { id: shelfId, name: shelf.name } };
}
