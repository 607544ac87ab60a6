/** "Apple iPhone 14": many catalogues repeat the brand in the label, and nobody wants to read it twice. */
export const productName = ({ brand, productLabel }: { brand: string; productLabel: string }): string =>
  productLabel.toLowerCase().startsWith(brand.toLowerCase()) ? productLabel : `${brand} ${productLabel}`;
