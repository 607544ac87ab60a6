export const publicationKey = (priceListId: string): string => `publish-price-list:${priceListId}`;
