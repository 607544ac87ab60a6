import { circuits, labelExpected, type Circuit } from '@reprise/contracts/rules';
import { accountIdOf, metaFor, type Tenant } from './demo-ids';
import { translationsOf } from './demo-translations';
import type { DemoStores } from './demo-stores';

const paymentModes = [
  {
    key: 'transfer',
    label: 'Virement bancaire',
    description: 'Sous 5 jours ouvrés après le contrôle.',
    type: 'bank_transfer',
    provider: 'sepa_transfer',
  },
  {
    key: 'gift-card',
    label: 'Carte cadeau',
    description: 'Par e-mail, avec 10 % de bonus (50 € au plus).',
    type: 'gift_card',
    provider: 'gift_card_a',
    modifier: { type: 'percentage', value: 10, capped_amount: 5000 },
  },
  {
    key: 'voucher',
    label: 'Bon d’achat en magasin',
    description: 'Remis tout de suite en caisse.',
    type: 'voucher',
    provider: 'gift_card_b',
    paidInStore: true,
  },
  {
    key: 'manual',
    label: 'Chèque',
    description: 'Envoyé par courrier après le contrôle.',
    type: 'no_iban_transfer',
    provider: 'none',
  },
] as const;

/** Every payment type of the specification, each with another provider. */
export async function seedPaymentModes(stores: DemoStores, tenant: Tenant): Promise<string[]> {
  const ids: string[] = [];
  for (const { key, ...mode } of paymentModes) {
    const body = stores.parse.paymentMode({
      ...mode,
      labelTranslations: translationsOf(mode.label),
      descriptionTranslations: translationsOf(mode.description),
    });
    ids.push((await stores.paymentModes.create(body, metaFor(tenant, 'payment-mode', key))).id);
  }
  return ids;
}

const instruction = <T extends string>(label: string, type: T) => ({
  ...{ label, type, labelTranslations: translationsOf(label) },
});
const protect = instruction('Déconnectez votre compte et effacez vos données', 'protect');
const labelled = [
  protect,
  instruction('Imprimez l’étiquette', 'print'),
  instruction('Glissez le produit dans une boîte et fermez-la', 'close'),
  instruction('Déposez le colis', 'deliver'),
];
const unlabelled = [protect, instruction('Apportez le produit au magasin', 'deliver')];

/** Vouchers are handed over at a counter; everything else is paid remotely. */
const modesOf = (circuit: Circuit, ids: readonly string[]): string[] =>
  ids.filter((_id, index) => paymentModes[index]?.key !== 'voucher' || circuit.startsWith('store_'));

/** Only one store drop circuit may be active (back office §5). */
export const demoCircuits = circuits.filter((circuit) => circuit !== 'store_drop_label');

export async function activateCircuits(
  stores: DemoStores,
  tenant: Tenant,
  modeIds: readonly string[],
): Promise<void> {
  const known = await stores.circuits.find(accountIdOf(tenant), {}, 20);
  // The store drop circuit first: the web drop circuit requires it (back office §5).
  const order: Circuit[] = ['store_drop', ...demoCircuits.filter((name) => name !== 'store_drop')];
  for (const name of order) {
    const circuit = known.find((each) => each.name === name);
    if (!circuit) continue;
    const patch = {
      active: true,
      paymentModeIds: modesOf(name, modeIds),
      eligibleCountries: ['FR', 'BE', 'DE'],
      defaultInstructions: labelExpected(name) ? [...labelled] : [...unlabelled],
      transferOrderNumberOfCopy: 2,
    };
    await stores.circuits.update(circuit.id, patch, metaFor(tenant, 'activate', name));
  }
}

const delays: Partial<Record<Circuit, number>> = {
  web_drop: 4,
  web_drop_label: 3,
  web_post: 3,
  web_collect: 2,
};

/** How long a product is on its way, as customers read when they choose. */
export async function seedDelays(stores: DemoStores, tenant: Tenant): Promise<void> {
  for (const { id, circuit } of await stores.shippingMethods.find(accountIdOf(tenant), {}, 20)) {
    const delayDays = delays[circuit];
    if (delayDays) await stores.shippingMethods.update(id, { delayDays }, metaFor(tenant, 'delay', circuit));
  }
}

/** One that is not in use: what a configuration looks like, without a system behind it. */
export async function seedConnector(stores: DemoStores, tenant: Tenant): Promise<void> {
  const [root] = await stores.organisations.find(accountIdOf(tenant), { type: 'root_management_unit' }, 1);
  const body = stores.parse.connector({
    ...{ connectorId: 'http-carrier', organizationId: root?.id, name: 'Transport Exemple' },
    ...{ properties: { baseUrl: 'https://transport.example' }, active: false },
  });
  await stores.connectors.create(body, metaFor(tenant, 'connector', 'carrier'));
}
