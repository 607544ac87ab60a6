import { answersOf, offerOf, webDeclaration, type Offer } from './declaring';
import type { Asker, Product } from './running-product';

const json = { accept: 'application/json' };

/** A workshop at work: items that arrive, its stocks, and acts upon them as its operator. */
export async function workshopOf(product: Product) {
  const { ask } = product;
  const phone: Offer = await offerOf(product, 'iphone');
  const act = async (path: string, body: object = {}, as: Asker = 'warehouse_operator') => {
    const answer = await ask('POST', path, { as, body, headers: json });
    await product.settled();
    return answer;
  };
  const get = (path: string, as: Asker = 'warehouse_operator') => ask('GET', path, { as, headers: json });
  const codeOf = async (path: string, body: object = {}, as?: Asker) => {
    const { status, body: problem } = await act(path, body, as);
    return [status, problem.code];
  };
  const made = async (path: string, body: object): Promise<string> => {
    const { status, body: document, text } = await ask('POST', path, { as: 'warehouse_manager', body });
    if (status !== 201) throw new Error(text);
    return document.id;
  };
  /** An item that has arrived: checked in, not tested yet. */
  const arrived = async (): Promise<string> => {
    const body = webDeclaration(phone, 'web_post');
    const { id } = (await ask('POST', '/buybacks', { as: 'visitor', body })).body;
    await product.settled();
    await act(`/items/${id}/check-in`);
    return id;
  };
  const tested = async (): Promise<string> => {
    const id = await arrived();
    await act(`/items/${id}/control`, { answers: answersOf(phone) });
    return id;
  };
  const { warehouseId } = (await get(`/items/${await arrived()}`)).body;
  const rows = (await get(`/stocks?warehouseId=${warehouseId}&pagination=false`)).body;
  const stocks: Record<string, string> = Object.fromEntries(
    (rows as { id: string; native: string | null }[]).map(({ id, native }) => [native ?? id, id]),
  );
  return { ...{ phone, act, get, codeOf, made, arrived, tested, warehouseId }, stocks };
}
export type Workshop = Awaited<ReturnType<typeof workshopOf>>;
