import { RecordedServer } from '@reprise/gateways/testing';
import type { Product } from '../running-product';
import type { Send } from './sender';

const headers = { accept: 'application/json' };

/** Systems of others that answer as they promised. */
export async function walkConnectors(product: Product, send: Send): Promise<void> {
  const { ask } = product;
  const chief = { as: 'root_management_unit_manager' } as const;
  const first = async (path: string) => (await ask('GET', path, { ...chief, headers })).body[0].id;
  const organizationId = await first('/organizations?type=root_management_unit');
  const linked = async (body: object, secrets: object): Promise<string> => {
    const link = { organizationId, active: true, ...body };
    const { id } = (await ask('POST', '/connector-organizations', { ...chief, body: link })).body;
    await ask('POST', `/connector-organizations/${id}/secrets`, { ...chief, body: { secrets } });
    return id;
  };
  const server = await new RecordedServer(({ path }) =>
    path.startsWith('/actions')
      ? { status: 200, body: { outcome: 'ok', values: { status: 'known' } } }
      : { status: 201, body: { orderId: 'o-1' } },
  ).start();
  const baseUrl = server.url;
  const feature = { baseUrl, feature: 'imei_search_and_collect' };
  await linked({ connectorId: 'http-actions', name: 'IMEI', properties: feature }, { token: 'secret' });
  const rule = { id: await first('/dispatch-circuit-rules'), action: 'look_up' };
  await send('askPremiumFeatureConnector', rule, chief);
  await send('applyPremiumFeatureConnector', rule, { ...chief, body: {} });
  const signingSecret = 'whsec_c2VjcmV0IG9mIHRoZSBidXllcg==';
  const orders = { connectorId: 'http-orders', name: 'ERP', properties: { baseUrl } };
  const id = await linked(orders, { signingSecret });
  const buybackId = await first('/buybacks?status=bb_completed&itemsPerPage=1');
  await send('sendBuyerOrder', { id }, { ...chief, body: { buybackId } });
  await server.stop();
}
