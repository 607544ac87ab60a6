import { Controller, Inject } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { endpoint, openApi, type OpenApiDocument } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import { collectEndpoints } from './collect-endpoints';
import { docsPage } from './docs-page';
import { Endpoint, Input } from './endpoint.decorator';
import { contextDocument, entrypoint, hydraDocs } from './hydra-docs';
import type { InputOf } from './input';
import { jsonLd } from './negotiation';
import { EndpointRegistry } from './registry';
import { reply } from './reply';

const read = { method: 'GET', access: 'public' } as const;

export const discoveryEndpoints = {
  entrypoint: endpoint({
    ...read,
    name: 'getEntrypoint',
    path: '/',
    summary: 'The entry point: the addresses of all lists.',
  }),
  hydra: endpoint({
    ...read,
    name: 'getHydraDocumentation',
    path: '/docs.jsonld',
    summary: 'The Hydra documentation.',
  }),
  openApi: endpoint({
    ...read,
    name: 'getOpenApi',
    path: '/docs.json',
    summary: 'The OpenAPI 3.1 document.',
  }),
  page: endpoint({
    ...read,
    name: 'getDocumentationPage',
    path: '/docs',
    summary: 'This documentation as a page for people.',
    produces: 'text/html',
  }),
  context: endpoint({
    ...read,
    name: 'getContext',
    path: '/contexts/{name}',
    summary: 'The JSON-LD context of a type.',
    params: z.object({ name: z.string().max(100).describe('The `@type` of a resource: `Stock`.') }),
  }),
};

/** Nest token of a function that gives the origin under which the API is reached. */
export const PUBLIC_ORIGIN = Symbol('PublicOrigin');
const linked = (body: object, shared = false) =>
  reply(body, { headers: { 'content-type': `${jsonLd}; charset=utf-8` }, shared });

/** Everything a client needs to find its way without prior knowledge (http api "Discovery"). */
@Controller()
export class DiscoveryController {
  private registry: EndpointRegistry | undefined;
  // Anybody may ask for them as often as for a page, and each takes tens of milliseconds to make.
  private document: OpenApiDocument | undefined;
  private text: Buffer | undefined;
  private readonly hydraOf = new Map<string, object>();

  constructor(
    @Inject(ModulesContainer) private readonly modules: ModulesContainer,
    @Inject(PUBLIC_ORIGIN) private readonly origin: () => string,
  ) {}

  @Endpoint(discoveryEndpoints.entrypoint)
  entrypoint() {
    return linked(entrypoint(this.endpoints()));
  }

  @Endpoint(discoveryEndpoints.hydra)
  hydra() {
    const origin = this.origin();
    const docs = this.hydraOf.get(origin) ?? hydraDocs(this.endpoints(), origin);
    this.hydraOf.set(origin, docs);
    return linked(docs, true);
  }

  @Endpoint(discoveryEndpoints.context)
  context(@Input() { params }: InputOf<typeof discoveryEndpoints.context>) {
    const context = contextDocument(this.endpoints(), params.name, this.origin());
    if (!context) throw new Refusal('not-found');
    return linked(context);
  }

  @Endpoint(discoveryEndpoints.openApi)
  openApi() {
    return reply(this.described(), { shared: true });
  }

  @Endpoint(discoveryEndpoints.page)
  page() {
    this.text ??= Buffer.from(docsPage(this.endpoints(), this.described()));
    return reply(this.text, { shared: true });
  }

  private described(): OpenApiDocument {
    this.document ??= openApi(this.endpoints());
    return this.document;
  }

  private endpoints() {
    this.registry ??= new EndpointRegistry(collectEndpoints(this.modules));
    return this.registry.endpoints;
  }
}
