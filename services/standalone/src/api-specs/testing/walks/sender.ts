import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { Answer, Asked, Asker, Product } from '../running-product';

type At = Readonly<Record<string, string>>;
type Given = Pick<Asked, 'as' | 'body' | 'headers'>;
/** Asks an operation by its name; `at` fills its path, what is left of it asks the rest of its query. */
export type Send = (operation: string, at?: At, given?: Given) => Promise<Answer>;

/** @param taken told of each operation that succeeded; one that does not is a fault of the walk or of the product. */
export function senderOf(
  { ask, endpoints }: Product,
  callerOf: (spec: EndpointSpec) => Asker,
  taken: (operation: string, status: number) => void,
): Send {
  const named = new Map(endpoints.map((spec) => [spec.name, spec]));
  return async (operation, at = {}, given = {}) => {
    const spec = named.get(operation);
    if (!spec) throw new Error(`there is no ${operation}`);
    const query = Object.entries(at).filter(([name]) => !spec.path.includes(`{${name}}`));
    const filled = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? '-'));
    const address = query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
    const inSession = given.headers?.['authorization'] !== undefined;
    const as = inSession ? {} : { as: callerOf(spec) };
    const answer = await ask(spec.method, address, { ...as, ...given });
    if (answer.status >= 300) throw new Error(`${operation}: ${answer.status} ${answer.text}`);
    taken(operation, answer.status);
    return answer;
  };
}
