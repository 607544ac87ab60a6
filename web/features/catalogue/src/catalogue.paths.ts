/** The readable part of an address: letters and digits joined by hyphens. */
export const slugOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'produit';

export function diagnosisPath(product: { id: string; label: string }, imei?: string): string {
  const query = imei ? `?${new URLSearchParams({ imei }).toString()}` : '';
  return `/diag/${product.id}/${slugOf(product.label)}${query}`;
}

export const categoryPath = (node: { id: string; name: string; children: readonly unknown[] }): string =>
  node.children.length > 0
    ? `/categories/${node.id}/${slugOf(node.name)}`
    : `/category/${node.id}/${slugOf(node.name)}`;

export const resultsPath = (text: string): string =>
  `/results?${new URLSearchParams({ q: text }).toString()}`;
