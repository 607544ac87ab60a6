import { oncePer, type Locale } from '@reprise/contracts/kernel';
import { shownTimeZone } from '@reprise/contracts/rules';

const frenchWording = {
  shippingLabel: 'Étiquette de transport',
  packageLabel: 'Étiquette de colis',
  from: 'Expéditeur',
  to: 'Destinataire',
  carrier: 'Transporteur',
  weight: 'Poids',
  circuit: 'Circuit',
  reference: 'Référence',
  appointment: 'Enlèvement le',
  items: 'Produits',
  package: 'Colis n°',
  trackingSheet: 'Fiche de suivi',
  trackingSheetHint: 'Glissez cette fiche dans le colis, avec le produit.',
  trackingSheetStore: 'Remettez cette fiche au magasin, avec le produit.',
  buybackNumber: 'Code de rachat',
  product: 'Produit',
  instructions: 'Étapes',
  transferOrder: 'Bon de cession',
  madeOn: 'Fait le',
  goods: 'Produits cédés',
  total: 'Total',
  serialNumber: 'N° de série',
  seller: 'Cédant',
  identityTypes: {
    ...{ driving_licence: 'Permis de conduire', identity_card: 'Carte d’identité' },
    ...{ passport: 'Passeport', residence_permit: 'Titre de séjour' },
  },
  copy: 'Exemplaire',
  /** Stands for a person who was erased. */
  erased: '(effacé)',
  customerSignature: 'Signature du client',
  storeSignature: 'Signature et cachet du magasin',
  preparation: {
    protect: [
      'Sauvegardez vos données, puis effacez-les.',
      'Déconnectez tous vos comptes et retirez tout verrouillage.',
    ],
    cards: 'Retirez cartes SIM et cartes mémoire.',
    pack: 'Emballez le produit pour qu’il ne bouge pas.',
  },
};
export type Wording = typeof frenchWording;

const englishWording: Wording = {
  shippingLabel: 'Shipping label',
  packageLabel: 'Package label',
  from: 'From',
  to: 'To',
  carrier: 'Carrier',
  weight: 'Weight',
  circuit: 'Circuit',
  reference: 'Reference',
  appointment: 'Collection on',
  items: 'Products',
  package: 'Package no.',
  trackingSheet: 'Tracking sheet',
  trackingSheetHint: 'Put this sheet into the package, with the product.',
  trackingSheetStore: 'Hand this sheet over at the store, with the product.',
  buybackNumber: 'Buyback code',
  product: 'Product',
  instructions: 'Steps',
  transferOrder: 'Transfer order',
  madeOn: 'Made on',
  goods: 'Goods sold',
  total: 'Total',
  serialNumber: 'Serial no.',
  seller: 'Seller',
  identityTypes: {
    ...{ driving_licence: 'Driving licence', identity_card: 'Identity card' },
    ...{ passport: 'Passport', residence_permit: 'Residence permit' },
  },
  copy: 'Copy',
  erased: '(erased)',
  customerSignature: 'Customer’s signature',
  storeSignature: 'Store’s signature and stamp',
  preparation: {
    protect: ['Back up your data, then erase it.', 'Sign out of every account and remove every lock.'],
    cards: 'Take out SIM and memory cards.',
    pack: 'Pack the product so that it cannot move.',
  },
};

const dutchWording: Wording = {
  shippingLabel: 'Verzendlabel',
  packageLabel: 'Pakketlabel',
  from: 'Afzender',
  to: 'Ontvanger',
  carrier: 'Vervoerder',
  weight: 'Gewicht',
  circuit: 'Circuit',
  reference: 'Referentie',
  appointment: 'Ophaling op',
  items: 'Producten',
  package: 'Pakket nr.',
  trackingSheet: 'Volgblad',
  trackingSheetHint: 'Steek dit blad bij het product in het pakket.',
  trackingSheetStore: 'Geef dit blad samen met het product af in de winkel.',
  buybackNumber: 'Terugkoopcode',
  product: 'Product',
  instructions: 'Stappen',
  transferOrder: 'Overdrachtsbewijs',
  madeOn: 'Opgemaakt op',
  goods: 'Overgedragen producten',
  total: 'Totaal',
  serialNumber: 'Serienr.',
  seller: 'Verkoper',
  identityTypes: {
    ...{ driving_licence: 'Rijbewijs', identity_card: 'Identiteitskaart' },
    ...{ passport: 'Paspoort', residence_permit: 'Verblijfsvergunning' },
  },
  copy: 'Exemplaar',
  erased: '(gewist)',
  customerSignature: 'Handtekening van de klant',
  storeSignature: 'Handtekening en stempel van de winkel',
  preparation: {
    protect: [
      'Maak een back-up van uw gegevens en wis ze daarna.',
      'Meld u af bij alle accounts en verwijder elke vergrendeling.',
    ],
    cards: 'Verwijder simkaarten en geheugenkaarten.',
    pack: 'Verpak het product zodat het niet kan bewegen.',
  },
};

const germanWording: Wording = {
  shippingLabel: 'Versandetikett',
  packageLabel: 'Paketetikett',
  from: 'Absender',
  to: 'Empfänger',
  carrier: 'Versanddienst',
  weight: 'Gewicht',
  circuit: 'Ablauf',
  reference: 'Referenz',
  appointment: 'Abholung am',
  items: 'Produkte',
  package: 'Paket-Nr.',
  trackingSheet: 'Begleitblatt',
  trackingSheetHint: 'Legen Sie dieses Blatt mit dem Produkt in das Paket.',
  trackingSheetStore: 'Geben Sie dieses Blatt mit dem Produkt im Geschäft ab.',
  buybackNumber: 'Ankaufscode',
  product: 'Produkt',
  instructions: 'Schritte',
  transferOrder: 'Übertragungsauftrag',
  madeOn: 'Erstellt am',
  goods: 'Verkaufte Produkte',
  total: 'Gesamt',
  serialNumber: 'Seriennr.',
  seller: 'Verkäufer',
  identityTypes: {
    ...{ driving_licence: 'Führerschein', identity_card: 'Personalausweis' },
    ...{ passport: 'Reisepass', residence_permit: 'Aufenthaltstitel' },
  },
  copy: 'Ausfertigung',
  erased: '(gelöscht)',
  customerSignature: 'Unterschrift des Kunden',
  storeSignature: 'Unterschrift und Stempel des Geschäfts',
  preparation: {
    protect: [
      'Sichern Sie Ihre Daten und löschen Sie sie danach.',
      'Melden Sie sich von allen Konten ab und entfernen Sie jede Sperre.',
    ],
    cards: 'Entnehmen Sie SIM- und Speicherkarten.',
    pack: 'Verpacken Sie das Produkt so, dass es sich nicht bewegen kann.',
  },
};

const wordings: Readonly<Record<Locale, Wording>> = {
  'fr-FR': frenchWording,
  'en-GB': englishWording,
  'nl-BE': dutchWording,
  'de-DE': germanWording,
};

/** The fixed texts of the documents. */
export const wordingOf = (locale: Locale): Wording => wordings[locale];

const dateFormat = oncePer(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shownTimeZone }),
);
/** `20 novembre 2026` for an ISO date or time. */
export const longDate = (iso: string, locale: Locale): string => dateFormat(locale).format(new Date(iso));

const minuteFormat = oncePer(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...{ timeZone: shownTimeZone, timeZoneName: 'short' },
    }),
);
/** `20 November 2026 at 11:15 CET`: for what ends within a day. */
export const longMoment = (iso: string, locale: Locale): string => minuteFormat(locale).format(new Date(iso));
