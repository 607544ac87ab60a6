import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

/** What a file of buybacks says of each, in this order. Nothing of the customer: a file is not recorded when it is read. */
export const buybackExportColumns = [
  ...(['identificationNumber', 'status', 'createdAt', 'updatedAt', 'finalisedAt'] as const),
  ...(['circuit', 'channel', 'category', 'brand', 'product', 'productState'] as const),
  ...(['imei', 'serialNumber', 'externalCode', 'store', 'warehouse', 'buyer'] as const),
  ...(['currency', 'declaredPrice', 'controlledPrice', 'validatedPrice'] as const),
  ...(['paymentType', 'paymentStatus', 'deliveryStatus', 'trackingNumber'] as const),
] as const;
export type BuybackExportColumn = (typeof buybackExportColumns)[number];

/** The heads of the columns in the reader's language. */
export const buybackExportHeads = (language: string): Readonly<Record<BuybackExportColumn, string>> =>
  language.startsWith('fr') ? french.export : english.export;
