import { buyerOf, carrierName, transportHolderOf } from '@reprise/contracts/rules';
import { deriveId, type Reactor } from '@reprise/kernel';
import type { PostalParty, Shipment, ShipmentRequest } from '../carrier';
import { drawLater } from '../documents';
import { AddressIncomplete } from '../carrier/address-incomplete';
import { organisationParty, senderOf } from './addresses';
import { packageSize, packageWeight } from './package-weight';
import type { BuybackFacts, PackageFacts, ReactorPorts } from './ports';
import { idOf, reactor, to } from './reactor-language';

type Ports = Pick<ReactorPorts, 'histories' | 'reference' | 'customers' | 'files' | 'carriers'>;
type Package = PackageFacts & { readonly accountId: string; readonly id: string };

/**
 * Requests transport from the carrier and stores the label. An unreachable carrier, a label that is not ready and an
 * incomplete address are asked for again, the one at its time, the others with back-off until an operator is needed.
 */
export const issueLabel = (ports: Ports): Reactor =>
  reactor('issue-label', ['PackageClosed'], async (event, { idempotencyKey, now }) => {
    const { accountId } = event;
    const id = idOf(event);
    const opened = await ports.histories.package(accountId, id);
    if (!opened || opened.cancelled || opened.label) return [];
    const aPackage = { ...opened, accountId, id };
    const buybacks = await contentsOf(ports, accountId, event.data.items);
    const request = {
      ...(await requestFor(ports, aPackage, buybacks, idempotencyKey)),
      correlationId: event.correlationId,
    };
    const carrier = await ports.carriers.of(transportHolderOf(aPackage));
    const shipment = await carrier.createShipment(request);
    const pdf =
      shipment.labelPdf ??
      (await draw(ports, aPackage, buybacks, request, shipment, carrierName(carrier.id)));
    const labelKey = `labels/${id}.pdf`;
    await ports.files.put(labelKey, pdf, 'application/pdf');
    const { trackingNumber, trackingLink } = shipment;
    const data = {
      ...{ transportId: deriveId('transport', idempotencyKey), carrier: carrier.id, trackingNumber },
      ...{ trackingLink, labelKey, issuedAt: now.toISOString() },
    };
    return [to('package', id, { type: 'RecordPackageLabel', data })];
  });

async function contentsOf(
  { histories }: Ports,
  accountId: string,
  items: readonly { itemId: string }[],
): Promise<readonly BuybackFacts[]> {
  const buybacks = await Promise.all(items.map(({ itemId }) => histories.buyback(accountId, itemId)));
  return buybacks.flatMap((buyback) => buyback ?? []);
}

async function requestFor(
  ports: Ports,
  aPackage: Package,
  buybacks: readonly BuybackFacts[],
  idempotencyKey: string,
): Promise<ShipmentRequest> {
  const { id, number, warehouseId, appointment } = aPackage;
  return {
    accountId: transportHolderOf(aPackage),
    ...{ shipmentId: id, idempotencyKey, reference: number, weightG: packageWeight(buybacks) },
    ...packageSize(buybacks),
    from: await senderFor(ports, aPackage, buybacks[0]),
    to: await organisationParty(ports, buyerOf(aPackage), warehouseId),
    ...(appointment && { appointment }),
  };
}

async function senderFor(
  ports: Ports,
  aPackage: Package,
  buyback: BuybackFacts | undefined,
): Promise<PostalParty> {
  const { accountId, kind, storeId, id } = aPackage;
  if (kind === 'grouped' && storeId) return organisationParty(ports, accountId, storeId);
  const sender = buyback && (await senderOf(ports, accountId, buyback));
  if (!sender) throw new AddressIncomplete(`the sender of package ${id}`);
  return sender;
}

async function draw(
  { reference }: Ports,
  aPackage: Package,
  buybacks: readonly BuybackFacts[],
  { from, to: recipient, weightG, appointment }: ShipmentRequest,
  { trackingNumber }: Shipment,
  carrier: string,
): Promise<Buffer> {
  const { locale: ours, ...brand } = await reference.brand(aPackage.accountId);
  const circuit = buybacks[0]?.transport.label ?? '';
  const label = { brand, from, to: recipient, carrier, weightG, circuit, trackingNumber };
  if (aPackage.kind === 'grouped') {
    const counted = { packageNumber: aPackage.number, itemCount: buybacks.length };
    return drawLater({ kind: 'packageLabel', input: { ...label, locale: ours, ...counted } });
  }
  const locale = buybacks[0]?.locale ?? ours;
  const input = { ...label, locale, buybackNumber: aPackage.number, ...(appointment && { appointment }) };
  return drawLater({ kind: 'shippingLabel', input });
}
