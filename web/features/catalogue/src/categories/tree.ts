import { z } from 'zod';
import { readCollection } from '../../../../kernel/api';

export type Node = {
  id: string;
  name: string;
  image: string | null;
  description: string;
  childrenDescription: string;
  count: number;
  children: readonly Node[];
};
const rawSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.object({ url: z.string() }).nullish(),
  description: z.string().nullish(),
  childrenDescription: z.string().nullish(),
  productCount: z.object({ web: z.number() }),
  children: z.array(z.unknown()),
});

/** A branch without products that the web takes shows nothing to a visitor, and is left out. */
function node(body: unknown): Node[] {
  const raw = rawSchema.safeParse(body);
  if (!raw.success || raw.data.productCount.web === 0) return [];
  const { id, name, image, description, childrenDescription, productCount, children } = raw.data;
  return [
    {
      id,
      name,
      image: image?.url ?? null,
      description: description ?? '',
      childrenDescription: childrenDescription ?? '',
      count: productCount.web,
      children: children.flatMap(node),
    },
  ];
}

/** The categories of the first level: an account's tree has a single root that nobody needs to see. */
export function readTree(body: unknown): readonly Node[] {
  const roots = (readCollection(body)?.items ?? []).flatMap(node);
  const [only] = roots;
  return only && roots.length === 1 && only.children.length > 0 ? only.children : roots;
}

export function findNode(nodes: readonly Node[], id: string | undefined): Node | undefined {
  for (const one of nodes) {
    const found = one.id === id ? one : findNode(one.children, id);
    if (found) return found;
  }
  return undefined;
}
