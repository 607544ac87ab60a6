import { jsonSchemaOf, type EndpointSpec } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import { apiRoot } from './registry';

type Json = Readonly<Record<string, unknown>>;

const prefixes = {
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
};
const vocabulary = (origin: string): string => `${origin}${apiRoot}/docs.jsonld#`;

/** Lists that can be read without parameters: the targets of the entrypoint. */
const entries = (endpoints: readonly EndpointSpec[]): EndpointSpec[] =>
  endpoints.filter(({ list, resource, path }) => list && resource && !path.includes('{'));

const entryName = ({ path }: EndpointSpec): string =>
  path.slice(1).replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

const resourcesOf = (endpoints: readonly EndpointSpec[]): string[] => [
  ...new Set(endpoints.flatMap(({ resource }) => resource ?? [])),
];

type Property = { type?: string | readonly string[]; format?: string; anyOf?: readonly Property[] };

function rangeOf({ type, format, anyOf }: Property): string {
  const one = (Array.isArray(type) ? type.find((name) => name !== 'null') : type) as string | undefined;
  const inner = anyOf?.find((choice) => choice.type !== 'null');
  if (one === undefined && inner) return rangeOf(inner);
  if (one === 'string' && format === 'date-time') return 'xmls:dateTime';
  if (one === 'string' && format === 'date') return 'xmls:date';
  if (one === 'integer' || one === 'boolean') return `xmls:${one}`;
  if (one === 'number') return 'xmls:decimal';
  return one === 'array' ? 'xmls:array' : 'xmls:string';
}

const shapeOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  (schema ? jsonSchemaOf(schema, io) : {}) as {
    properties?: Record<string, Property>;
    required?: readonly string[];
  };

/** Fields of a resource: those in its replies, and those accepted at creation. */
function fieldsOf(endpoints: readonly EndpointSpec[], resource: string) {
  const own = endpoints.filter((spec) => spec.resource === resource);
  const shown = shapeOf(own.find(({ method, reply }) => method === 'GET' && reply)?.reply, 'output');
  const taken = shapeOf(own.find(({ method, body }) => method === 'POST' && body)?.body, 'input');
  const names = [
    ...new Set([...Object.keys(shown.properties ?? {}), ...Object.keys(taken.properties ?? {})]),
  ];
  return names.map((name) => ({
    name,
    range: rangeOf(shown.properties?.[name] ?? taken.properties?.[name] ?? {}),
    readable: shown.properties?.[name] !== undefined,
    writeable: taken.properties?.[name] !== undefined,
    required: taken.required?.includes(name) ?? false,
  }));
}

const schemaOrg: Partial<Record<EndpointSpec['method'], string>> = {
  GET: 'FindAction',
  POST: 'CreateAction',
  PATCH: 'UpdateAction',
  PUT: 'ReplaceAction',
  DELETE: 'DeleteAction',
};

function operation(spec: EndpointSpec): Json {
  const one = `#${spec.resource}`;
  return {
    '@type': [
      'hydra:Operation',
      ...(schemaOrg[spec.method] ? [`https://schema.org/${schemaOrg[spec.method]}`] : []),
    ],
    'hydra:method': spec.method,
    'hydra:title': spec.summary,
    'rdfs:label': spec.summary,
    ...(spec.body && { 'hydra:expects': { '@id': one } }),
    'hydra:returns': {
      '@id': spec.list ? 'hydra:Collection' : spec.method === 'DELETE' ? 'owl:Nothing' : one,
    },
  };
}

const isOnItem = ({ path, resource, list }: EndpointSpec, type: string): boolean =>
  resource === type && !list && /\/\{\w+\}$/.test(path);

const classOf = (endpoints: readonly EndpointSpec[], type: string): Json => ({
  '@id': `#${type}`,
  '@type': 'hydra:Class',
  'rdfs:label': type,
  'hydra:title': type,
  'hydra:supportedProperty': fieldsOf(endpoints, type).map(
    ({ name, range, readable, writeable, required }) => ({
      '@type': 'hydra:SupportedProperty',
      'hydra:property': {
        '@id': `#${type}/${name}`,
        '@type': 'rdf:Property',
        'rdfs:label': name,
        'rdfs:domain': { '@id': `#${type}` },
        'rdfs:range': { '@id': range },
      },
      'hydra:title': name,
      'hydra:required': required,
      'hydra:readable': readable,
      'hydra:writeable': writeable,
    }),
  ),
  'hydra:supportedOperation': endpoints.filter((spec) => isOnItem(spec, type)).map(operation),
});

function entryProperty(endpoints: readonly EndpointSpec[], entry: EndpointSpec): Json {
  const same = endpoints.filter(({ path, resource }) => path === entry.path && resource === entry.resource);
  const member = {
    'owl:onProperty': { '@id': 'hydra:member' },
    'owl:allValuesFrom': { '@id': `#${entry.resource}` },
  };
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#Entrypoint/${entryName(entry)}`,
      '@type': 'hydra:Link',
      'rdfs:label': entry.summary,
      'rdfs:domain': { '@id': '#Entrypoint' },
      'rdfs:range': [{ '@id': 'hydra:Collection' }, { 'owl:equivalentClass': member }],
      'hydra:supportedOperation': same.map(operation),
    },
    'hydra:title': entryName(entry),
    'hydra:readable': true,
    'hydra:writeable': false,
  };
}

/** `/api/docs.jsonld`: the Hydra documentation. @param origin `https://host`, so that ids are absolute. */
export function hydraDocs(endpoints: readonly EndpointSpec[], origin: string): Json {
  return {
    '@context': { '@vocab': vocabulary(origin), ...prefixes },
    '@id': `${origin}${apiRoot}/docs.jsonld`,
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Reprise',
    'hydra:entrypoint': { '@id': `${origin}${apiRoot}` },
    'hydra:supportedClass': [
      {
        '@id': '#Entrypoint',
        '@type': 'hydra:Class',
        'hydra:title': 'Entrypoint',
        'hydra:supportedProperty': entries(endpoints).map((entry) => entryProperty(endpoints, entry)),
      },
      ...resourcesOf(endpoints).map((type) => classOf(endpoints, type)),
    ],
  };
}

/** `/api`: every list that can be requested. */
export function entrypoint(endpoints: readonly EndpointSpec[]): Json {
  const links = entries(endpoints).map((entry) => [entryName(entry), `${apiRoot}${entry.path}`] as const);
  return {
    '@context': `${apiRoot}/contexts/Entrypoint`,
    '@id': apiRoot,
    '@type': 'Entrypoint',
    ...Object.fromEntries(links),
  };
}

/** `/api/contexts/{name}`; undefined for an unknown type. */
export function contextDocument(
  endpoints: readonly EndpointSpec[],
  name: string,
  origin: string,
): Json | undefined {
  const base = { '@vocab': vocabulary(origin), hydra: prefixes.hydra };
  if (name === 'Error' || name === 'ConstraintViolation') return { '@context': base };
  if (name === 'Entrypoint') {
    const terms = entries(endpoints).map((entry) => [
      entryName(entry),
      { '@id': `Entrypoint/${entryName(entry)}`, '@type': '@id' },
    ]);
    return { '@context': { ...base, ...Object.fromEntries(terms) } };
  }
  if (!resourcesOf(endpoints).includes(name)) return undefined;
  const terms = fieldsOf(endpoints, name)
    .filter((field) => field.name !== 'id')
    .map((field) => [field.name, `${name}/${field.name}`]);
  return { '@context': { ...base, ...Object.fromEntries(terms) } };
}
