import { openApi, type EndpointSpec } from '@reprise/contracts/kernel';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

type Json = Readonly<Record<string, unknown>>;
type Operation = { readonly pattern: RegExp; readonly path: string; readonly operations: Json };
export type Heard = {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly status: number;
  readonly type: string | undefined;
  readonly body: unknown;
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
const pointer = (...keys: readonly string[]): string =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Compares replies with the OpenAPI document that clients read, and keeps what differs. */
export class DocumentedReplies {
  private readonly faults = new Set<string>();
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  private readonly validators = new Map<string, ValidateFunction | undefined>();
  private readonly document: Json;
  private readonly known: readonly Operation[];

  constructor(endpoints: readonly EndpointSpec[]) {
    this.document = openApi(endpoints);
    this.ajv.addSchema(this.document, 'api');
    this.known = Object.entries(this.document['paths'] as Readonly<Record<string, Json>>)
      .map(([path, operations]) => ({ path, operations, pattern: patternOf(path) }))
      .sort((one, other) => parametersIn(one.path) - parametersIn(other.path));
  }

  check(heard: Heard): void {
    const fault = this.faultOf(heard);
    if (fault) this.faults.add(`${heard.method} ${heard.path.split('?')[0]} ${heard.status}: ${fault}`);
  }

  /** @throws Error that lists every reply that differed. */
  conclude(): void {
    if (this.faults.size === 0) return;
    throw new Error(`replies differ from the OpenAPI document:\n${[...this.faults].sort().join('\n')}`);
  }

  private faultOf({ method, path, status, type = '', body }: Heard): string | undefined {
    const found = this.operationOf(method.toLowerCase(), path);
    // Nothing is documented of unknown addresses and methods, nor of a reply that says "as before".
    if (!found || status === 304) return undefined;
    const { place, operation } = found;
    const response = at(operation, 'responses', String(status));
    if (!isObject(response)) return 'the status is not documented';
    const shared = response['$ref'];
    const own =
      typeof shared === 'string' ? shared.slice(2).split('/') : [...place, 'responses', `${status}`];
    const content = at(this.document, ...own, 'content');
    const media = type.split(';')[0]?.trim() ?? '';
    if (method === 'HEAD' || !isObject(content))
      return body === undefined ? undefined : 'a body is not documented';
    const kind = [media, media.replace(/\/.*$/, '/*')].find((each) => each in content);
    if (kind === undefined) return `the content type ${media} is not documented`;
    if (!/[/+]json$/.test(kind)) return undefined;
    const validate = this.validatorAt(pointer(...own, 'content', kind, 'schema'));
    if (!validate || validate(body)) return undefined;
    return this.ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  private operationOf(method: string, url: string) {
    const path = url.split('?')[0] ?? '';
    const matching = this.known.filter(({ pattern }) => pattern.test(path));
    for (const verb of method === 'head' ? ['head', 'get'] : [method]) {
      const one = matching.find(({ operations }) => verb in operations);
      if (one) return { place: ['paths', one.path, verb], operation: one.operations[verb] };
    }
    return undefined;
  }

  private validatorAt(place: string): ValidateFunction | undefined {
    if (!this.validators.has(place)) this.validators.set(place, this.ajv.getSchema(`api#/${place}`));
    return this.validators.get(place);
  }
}

const parametersIn = (path: string): number => path.split('{').length;
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);
