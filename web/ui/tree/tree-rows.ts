import type { CategoryNode } from '@reprise/contracts/catalogue';

export type TreeRow = { key: string; node: CategoryNode; children?: readonly TreeRow[] };

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The tree as rows; with a text, only what has it in its name, and what leads there. */
export function treeRows(nodes: readonly CategoryNode[], text = ''): readonly TreeRow[] {
  const wanted = plain(text);
  return nodes.flatMap((node) => {
    const found = wanted === '' || plain(`${node.name} ${node.identifier}`).includes(wanted);
    const below = treeRows(node.children, found ? '' : text);
    if (!found && below.length === 0) return [];
    return [{ key: node.id, node, ...(below.length > 0 && { children: below }) }];
  });
}

/** The rows that have others below them, down to a depth. */
export const openAt = (rows: readonly TreeRow[], depth: number): readonly string[] =>
  depth === 0 ? [] : rows.flatMap(({ key, children = [] }) => [key, ...openAt(children, depth - 1)]);
