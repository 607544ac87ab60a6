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
  const shelf = (await sold.call('operator', 'GET', `/stocks/${sold.stock('awaiting_control')}`)) as {
    id: string;
    name: string;
  };
  const [card = ''] = await sold.cards();
  return { ...sold, card, shelf };
}
