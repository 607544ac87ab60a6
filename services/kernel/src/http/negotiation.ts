import { bodyTypeOf, type EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';

export const jsonLd = 'application/ld+json';
export const json = 'application/json';

type Range = { readonly type: string; readonly quality: number };

function ranges(accept: string): Range[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((text) => text.startsWith('q='));
    return { type, quality: q ? Number(q.slice(2)) || 0 : 1 };
  });
}

const exactness = (range: string, type: string): number => {
  if (range === type) return 3;
  if (range === `${type.slice(0, type.indexOf('/'))}/*`) return 2;
  return range === '*/*' ? 1 : 0;
};

function qualityOf(type: string, accepted: readonly Range[]): number {
  const best = accepted
    .map((range) => ({ ...range, exact: exactness(range.type, type) }))
    .filter(({ exact }) => exact > 0)
    .sort((a, b) => b.exact - a.exact)[0];
  return best?.quality ?? 0;
}

/** The best of `offered` for an `Accept` header (the first wins a tie). @throws Refusal `not-acceptable`. */
export function negotiate(accept: string | undefined, offered: readonly string[]): string {
  const first = offered[0] ?? json;
  if (!accept || accept === '*/*') return first;
  const accepted = ranges(accept);
  const rated = offered.map((type) => ({ type, quality: qualityOf(type, accepted) }));
  const best = rated.sort((a, b) => b.quality - a.quality)[0];
  if (!best || best.quality === 0) throw new Refusal('not-acceptable', { offered });
  return best.type;
}

/** The formats of an endpoint's replies, best first. Plain JSON replies have no `resource`. */
export function offeredBy(spec: EndpointSpec): readonly string[] {
  if (spec.produces === 'image/*') return ['image/jpeg', 'image/png'];
  if (spec.produces) return [spec.produces];
  return (spec.resource ?? spec.list) ? [jsonLd, json] : [json, jsonLd];
}

/** The formats that an endpoint reads; http api "Negotiation": PATCH accepts only merge-patch. */
function consumedBy(spec: EndpointSpec): readonly string[] {
  const type = bodyTypeOf(spec);
  return type === json ? [json, jsonLd] : [type];
}

/** @throws Refusal `unsupported-media-type` for a body in a format that the endpoint does not read. */
export function checkContentType(
  spec: EndpointSpec,
  contentType: string | undefined,
  hasBody: boolean,
): void {
  if (!spec.body || !hasBody) return;
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const supported = consumedBy(spec);
  if (!supported.includes(type)) throw new Refusal('unsupported-media-type', { supported });
}
