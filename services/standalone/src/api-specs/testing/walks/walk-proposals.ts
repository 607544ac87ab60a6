import { LINKS, type Links } from '@reprise/kernel/ports';
import { eventually } from '@reprise/kernel/testing';
import type { Product } from '../running-product';
import { aPicture } from '../send-file';
import type { Workshop } from '../workshop';
import type { Send } from './sender';

/** Found worse than declared, with a photo; then the customer takes the lower price, or has it sent back. */
export async function walkProposals(product: Product, shop: Workshop, send: Send): Promise<void> {
  const links: Links = product.app.get(LINKS);
  const worse = shop.phone.questions.map(({ id, answers }, at) => ({
    ...{ questionId: id, answerId: answers[at === 1 ? 2 : 0]?.id },
  }));
  const proposed = async () => {
    const id = await shop.arrived();
    const { key } = (await shop.act(`/items/${id}/photos`, { base64: aPicture })).body;
    await send('photographOpening', { id }, { body: { base64: aPicture } });
    await send('previewControl', { id }, { body: { answers: worse } });
    await send('controlItem', { id }, { body: { answers: worse, photoKeys: [key] } });
    await product.settled();
    const name = String(key).replace(/.*\//, '');
    return { id, name, token: links.tokenFor(product.accountId, id) };
  };
  const [taken, sentBack] = [await proposed(), await proposed()];
  await send('downloadPhoto', taken);
  await send('downloadItemPhoto', { id: taken.id, name: taken.name });
  await send('sendQuarantineMail', { id: taken.id }, { body: {} });
  await send('acceptProposal', { id: taken.id }, { body: { token: taken.token } });
  const { id, token } = sentBack;
  await send('declineProposal', { id }, { body: { token } });
  await product.settled();
  await send('requestReturnTransport', { id }, { body: {} });
  await product.settled();
  const given = { headers: { accept: '*/*' } };
  await eventually(() => send('downloadReturnLabel', { id }, given).catch(() => undefined));
  await send('handOverReturn', { id }, { body: {} });
}
