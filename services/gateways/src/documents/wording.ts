import type { Locale } from '@reprise/contracts/kernel';

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
  buybackNumber: 'Numéro de rachat',
  product: 'Produit',
  checklist: 'Avant l’envoi',
  instructions: 'Étapes',
  transferOrder: 'Ordre de cession',
  madeOn: 'Fait le',
  copy: 'Exemplaire',
  /** Stands for a person who was erased. */
  erased: '(effacé)',
  customerSignature: 'Signature du client',
  storeSignature: 'Signature et cachet du magasin',
  defaultChecklist: [
    'Sauvegardez vos données, puis effacez-les.',
    'Déconnectez tous vos comptes et retirez tout verrouillage.',
    'Retirez cartes SIM et cartes mémoire.',
    'Emballez le produit pour qu’il ne bouge pas.',
    'Joignez cette fiche au colis.',
  ],
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
  buybackNumber: 'Buyback number',
  product: 'Product',
  checklist: 'Before you send it',
  instructions: 'Steps',
  transferOrder: 'Transfer order',
  madeOn: 'Made on',
  copy: 'Copy',
  erased: '(erased)',
  customerSignature: 'Customer’s signature',
  storeSignature: 'Store’s signature and stamp',
  defaultChecklist: [
    'Save your data, then erase them.',
    'Sign out of every account and remove every lock.',
    'Take out SIM and memory cards.',
    'Pack the product so that it cannot move.',
    'Put this sheet into the package.',
  ],
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
  trackingSheet: 'Vervolgblad',
  trackingSheetHint: 'Steek dit blad bij het product in het pakket.',
  buybackNumber: 'Terugkoopnummer',
  product: 'Product',
  checklist: 'Voor het verzenden',
  instructions: 'Stappen',
  transferOrder: 'Overdrachtsbewijs',
  madeOn: 'Opgemaakt op',
  copy: 'Exemplaar',
  erased: '(gewist)',
  customerSignature: 'Handtekening van de klant',
  storeSignature: 'Handtekening en stempel van de winkel',
  defaultChecklist: [
    'Maak een back-up van uw gegevens en wis ze daarna.',
    'Meld u af bij alle accounts en verwijder elke vergrendeling.',
    'Verwijder simkaarten en geheugenkaarten.',
    'Verpak het product zodat het niet kan bewegen.',
    'Voeg dit blad bij het pakket.',
  ],
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
  trackingSheet: 'Begleitschein',
  trackingSheetHint: 'Legen Sie diesen Schein mit dem Produkt in das Paket.',
  buybackNumber: 'Ankaufsnummer',
  product: 'Produkt',
  checklist: 'Vor dem Versand',
  instructions: 'Schritte',
  transferOrder: 'Übertragungsauftrag',
  madeOn: 'Erstellt am',
  copy: 'Ausfertigung',
  erased: '(gelöscht)',
  customerSignature: 'Unterschrift des Kunden',
  storeSignature: 'Unterschrift und Stempel der Filiale',
  defaultChecklist: [
    'Sichern Sie Ihre Daten und löschen Sie sie danach.',
    'Melden Sie sich von allen Konten ab und entfernen Sie jede Sperre.',
    'Entnehmen Sie SIM- und Speicherkarten.',
    'Verpacken Sie das Produkt so, dass es sich nicht bewegen kann.',
    'Legen Sie diesen Schein in das Paket.',
  ],
};

const wordings: Readonly<Record<Locale, Wording>> = {
  'fr-FR': frenchWording,
  'en-GB': englishWording,
  'nl-BE': dutchWording,
  'de-DE': germanWording,
};

/** The fixed texts of the documents. */
export const wordingOf = (locale: Locale): Wording => wordings[locale];

/** `20 novembre 2026` for an ISO date or time. */
export const longDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(iso));
