import { problemCodes, problemSchema } from '../problems';
import sentences from '../problems/locales/en-GB.json';
import { bodyTypeOf, type EndpointSpec } from './endpoint';
import { limitsOf } from './limits';
import { descriptionOf } from './openapi-descriptions';
import { bodyExamples } from './openapi-examples';
import { introduction } from './openapi-introduction';
import { headerParameters, headersOf, problemHeaders, replyHeaders, requestHeaders } from './openapi-headers';
import { pathParameters, queryParameters, sharedParameters } from './openapi-parameters';
import { foreignOf, problemContent, problemsOf, replyOf, withLinks } from './openapi-replies';
import { jsonSchemaOf, schemaRef, type Json } from './openapi-schemas';
import { shareSchemas } from './openapi-shared';

/** References within one schema point into the document's components. */
const hoisted = (name: string, schema: Json): Record<string, Json> => {
  const text = JSON.stringify(schema)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
  const { $defs = {}, ...own } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
  const parts = Object.entries($defs).map(([part, value]) => [`${name}.${part}`, value] as const);
  return { [name]: own, ...Object.fromEntries(parts) };
};

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** The component that holds a named schema. */
type NameOf = (given: string) => string;
const bodyName = ({ name }: EndpointSpec): string => `${upper(name)}Body`;
const replyName = ({ name }: EndpointSpec): string => `${upper(name)}Reply`;

function schemasOf(spec: EndpointSpec): Record<string, Json> {
  return {
    ...(spec.body && hoisted(bodyName(spec), jsonSchemaOf(spec.body, 'input'))),
    ...(spec.reply && hoisted(replyName(spec), withLinks(spec, jsonSchemaOf(spec.reply)))),
  };
}

/** Every reply that operations refer to: the codes of one status. */
function problemResponses(paths: OpenApiDocument['paths']): Record<string, Json> {
  const names = JSON.stringify(paths).matchAll(/#\/components\/responses\/([\w.-]+)/g);
  return Object.fromEntries(
    [...names].map(([, name = '']) => {
      const codes = name.split('.');
      const headers = problemHeaders(codes);
      return [name, { description: codes.join(', '), headers, content: problemContent }];
    }),
  );
}

export const tagOf = ({ path }: Pick<EndpointSpec, 'path'>): string => path.split('/')[1] || 'api';

function requestOf(spec: EndpointSpec, nameOf: NameOf): Json {
  const example = bodyExamples[spec.name];
  const content = { schema: schemaRef(nameOf(bodyName(spec))), ...(example && { example }) };
  return { requestBody: { required: true, content: { [bodyTypeOf(spec)]: content } } };
}

function operationOf(spec: EndpointSpec, nameOf: NameOf): Json {
  const status = spec.status ?? (spec.method === 'DELETE' ? 204 : 200);
  const empty = status === 204 || spec.method === 'HEAD';
  const content = empty ? {} : { content: replyOf(spec, schemaRef(nameOf(replyName(spec)))) };
  return {
    operationId: spec.name,
    summary: spec.summary,
    description: descriptionOf(spec),
    tags: [tagOf(spec)],
    'x-access': spec.access,
    'x-limits': limitsOf(spec),
    ...(spec.premium && { 'x-premium-feature': spec.premium }),
    ...(spec.access === 'public' && { security: [] }),
    parameters: [...pathParameters(spec), ...queryParameters(spec), ...headerParameters(spec)],
    ...(spec.body && requestOf(spec, nameOf)),
    responses: {
      [status]: { description: 'Done', ...headersOf(spec), ...content },
      ...problemsOf(spec),
      ...foreignOf(spec, schemaRef(nameOf(replyName(spec)))),
    },
  };
}

/** The problem of every refusal, with the English sentence of each code. */
function problemOf(): Json {
  const schema = jsonSchemaOf(problemSchema) as { readonly properties: Readonly<Record<string, Json>> };
  const said: Readonly<Record<string, string>> = sentences;
  const meanings = Object.fromEntries(problemCodes.map((code) => [code, said[code]]));
  const code = { ...schema.properties['code'], 'x-enumDescriptions': meanings };
  return { ...schema, properties: { ...schema.properties, code } };
}

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
} & Json;

/** The OpenAPI 3.1 description of endpoints, from the same schemas that parse the requests. */
export function openApi(endpoints: readonly EndpointSpec[], version = '1'): OpenApiDocument {
  const titles = new Map(endpoints.map((spec) => [replyName(spec), spec.resource]));
  const all: Record<string, Json> = Object.assign({ Problem: problemOf() }, ...endpoints.map(schemasOf));
  const { schemas, nameOf } = shareSchemas(all, (name) => titles.get(name));
  const paths: Record<string, Record<string, Json>> = {};
  for (const spec of endpoints) {
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operationOf(spec, nameOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reprise',
      version,
      description: introduction,
    },
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
      },
      headers: replyHeaders,
      parameters: { ...sharedParameters, ...requestHeaders },
      responses: problemResponses(paths),
      schemas,
    },
  };
}
