import { buyerOf, carrierName, transportHolderOf } from '@reprise/contracts/rules';
import type { CommandToSend, Reactor } from '@reprise/kernel';
import { CarrierRefused, CarrierUnreachable } from '../carrier';
import type { Carrier, PostalParty, Shipment, ShipmentRequest } from '../carrier';
import { drawLater } from '../documents';
import { returnAddress } from './addresses';
import { packageSize, packageWeight } from './package-weight';
import type { BuybackFacts, ReactorPorts } from './ports';
import { idOf, reactor, to } from './reactor-language';

type Ports = Pick<ReactorPorts, 'histories' | 'reference' | 'customers' | 'files' | 'carriers'>;
type Way = { readonly from: PostalParty; readonly to: PostalParty };
type Made = { readonly shipment: Shipment } | { readonly reason: string };

/**
 * One request, one answer: if the label is not available now, the product waits in the customer-return stock and a
 * person retries (customer journey §4, quarantine).
 */
export const requestReturnLabel = (ports: Ports): Reactor =>
  reactor('request-return-label', ['ReturnTransportRequested'], async (event, { idempotencyKey }) => {
    const { accountId } = event;
    const buyback = await ports.histories.buyback(accountId, idOf(event));
    if (!buyback) return [];
    const way = await wayBack(ports, accountId, buyback);
    if (!way) return [await failed(ports, accountId, buyback, 'address-incomplete')];
    const carrier = await ports.carriers.of(transportHolderOf({ ...buyback, accountId }));
    const { correlationId } = event;
    const request = { ...requestFor(accountId, buyback, way, idempotencyKey), correlationId };
    const made = await make(carrier, request);
    if ('reason' in made) return [await failed(ports, accountId, buyback, made.reason)];
    const labelKey = `labels/returns/${buyback.id}-${event.data.attempt}.pdf`;
    const name = carrierName(carrier.id);
    const pdf = made.shipment.labelPdf ?? (await draw(ports, accountId, buyback, way, made.shipment, name));
    await ports.files.put(labelKey, pdf, 'application/pdf');
    const { trackingNumber, trackingLink } = made.shipment;
    const data = { carrier: carrier.id, trackingNumber, trackingLink, labelKey };
    return [to('item', buyback.id, { type: 'RecordReturnLabel', data })];
  });

async function wayBack(ports: Ports, accountId: string, buyback: BuybackFacts): Promise<Way | undefined> {
  const from = await ports.reference.party(buyerOf({ ...buyback, accountId }), buyback.warehouseId);
  const home = await returnAddress(ports, accountId, buyback);
  return from && home ? { from, to: home } : undefined;
}

const requestFor = (
  accountId: string,
  buyback: BuybackFacts,
  way: Way,
  idempotencyKey: string,
): ShipmentRequest => ({
  accountId: transportHolderOf({ ...buyback, accountId }),
  ...{ shipmentId: buyback.id, idempotencyKey, ...way },
  ...packageSize([buyback]),
  ...{ weightG: packageWeight([buyback]), reference: buyback.identificationNumber },
});

async function make(carrier: Carrier, request: ShipmentRequest): Promise<Made> {
  try {
    return { shipment: await carrier.createShipment(request) };
  } catch (error) {
    if (error instanceof CarrierUnreachable) return { reason: 'carrier-unreachable' };
    if (error instanceof CarrierRefused) return { reason: error.reason };
    throw error;
  }
}

async function failed(
  { reference }: Ports,
  accountId: string,
  { id, ...buyback }: BuybackFacts,
  reason: string,
): Promise<CommandToSend> {
  const stockId = await reference.returnStock(buyerOf({ ...buyback, accountId }), buyback.warehouseId);
  return to('item', id, { type: 'FailReturnLabel', data: { reason, ...(stockId && { stockId }) } });
}

async function draw(
  { reference }: Ports,
  accountId: string,
  buyback: BuybackFacts,
  way: Way,
  { trackingNumber }: Shipment,
  carrier: string,
): Promise<Buffer> {
  const { locale: _ours, ...brand } = await reference.brand(accountId);
  const { locale, identificationNumber: buybackNumber, transport } = buyback;
  const label = { locale, brand, carrier, trackingNumber, buybackNumber, circuit: transport.label };
  const input = { ...label, ...way, weightG: packageWeight([buyback]) };
  return drawLater({ kind: 'shippingLabel', input });
}
