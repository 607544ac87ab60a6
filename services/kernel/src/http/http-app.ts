import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { INestApplication, LoggerService, Type, DynamicModule } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Refusal } from '@reprise/contracts/problems';
import type { Documents } from '@reprise/read-kernel/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admission';
import { addBodyParsers, bodyLimit, parseQuery } from './body-parsers';
import { collectEndpoints } from './collect-endpoints';
import { ChallengeGuard } from './challenge.guard';
import { compressReads } from './compression';
import { DiscoveryController, PUBLIC_ORIGIN } from './discovery.controller';
import { routePath } from './endpoint.decorator';
import { EndpointGuard } from './endpoint.guard';
import { FreshFactorGuard } from './fresh-factor.guard';
import { HubModule } from './hub';
import { HubController } from './hub.controller';
import { Idempotency } from './idempotency';
import { OpenStreams } from './open-streams';
import { PremiumGuard } from './premium.guard';
import { ProblemFilter } from './problem.filter';
import { apiRoot, EndpointRegistry } from './registry';
import { ReplyInterceptor } from './reply.interceptor';
import { limitsModule, RequestLimits } from './request-limits';
import { secureReplies } from './security-headers';
import { sendProblem } from './send-problem';
import { systemClock, type Clock, type RequestsUnderWay } from '../base';
import {
  ACCOUNT_SETTINGS,
  CHALLENGE_DOOR,
  CLOCK,
  DOCUMENTS,
  FACTOR_DOOR,
  POSITION_WAITER,
  SESSION_READER,
  SESSION_WATCH,
  type AccountSettingsReader,
  type ChallengeDoor,
  type FactorDoor,
  type PositionWaiter,
  type SessionReader,
  type SessionWatch,
} from '../ports';

export type HttpOptions = {
  /** Nest's logger, or `false` for none. */
  readonly logger?: LoggerService | false;
  /** Whether the endpoints' limits hold; by default they do. */
  readonly limits?: boolean;
  /** Tests check replies against the contracts; a host saves the time. */
  readonly checkReplies?: boolean;
  /** Maximum bytes of one uploaded file; default 20 MiB. */
  readonly fileLimit?: number;
  /** Behind proxies of one's own: how many there are, or their addresses; none unless named. */
  readonly trustProxy?: TrustedProxies;
  /** Where this API is reached, `https://host`: what it says of itself never echoes a request. Relative unless named. */
  readonly publicOrigin?: () => string;
  /**
   * No other process answers requests over the same documents, so requests left unfinished by a killed process are
   * known to be dead.
   */
  readonly alone?: boolean;
  /** Content Security Policy directives for the host's pages. */
  readonly pagePolicy?: Record<string, string[]>;
  /** Refuses writes while too many wait. */
  readonly admission?: Admission;
  /** Told of each request, so that what follows from others lets it go first. */
  readonly requests?: RequestsUnderWay;
  /** Adds static files, metrics and the like before the first request. */
  readonly configure?: (fastify: FastifyInstance) => Promise<void> | void;
};

/** So long may a body take to arrive, in milliseconds; looked for every few seconds. */
const slowestBody = 30_000;
const lookEveryMs = 2_000;

type TrustedProxies = number | readonly string[] | false;

const exposed = [
  'Link',
  'Location',
  'ETag',
  'Reprise-Position',
  'Reprise-Filling',
  'Retry-After',
  'Accept-Patch',
  'Content-Disposition',
];
const documentation = 'http://www.w3.org/ns/hydra/core#apiDocumentation';
const registries = new WeakMap<INestApplication, EndpointRegistry>();

/** The endpoints of a started application, for the catalogue and for specs. */
export function registryOf(app: INestApplication): EndpointRegistry {
  const known = registries.get(app);
  if (known) return known;
  const made = new EndpointRegistry(collectEndpoints(app.get(ModulesContainer)));
  registries.set(app, made);
  return made;
}

const adapter = ({ trustProxy = false }: HttpOptions): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit,
    trustProxy: typeof trustProxy === 'object' ? [...trustProxy] : trustProxy,
    requestTimeout: slowestBody,
    http: { connectionsCheckingInterval: lookEveryMs },
    genReqId: () => randomUUID(),
    // An address that cannot be decoded never reaches Nest and its filter.
    frameworkErrors: (_error: Error, request: FastifyRequest, response: FastifyReply) => {
      void sendProblem(request, response, new Refusal('malformed-query'));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300, querystringParser: parseQuery },
  });

/** `HEAD …/shipping-label` has its own handler (customer journey §7); elsewhere GET answers HEAD. */
function keepOwnHeads(fastify: FastifyInstance, { endpoints }: EndpointRegistry): void {
  const heads = endpoints.filter(({ method }) => method === 'HEAD');
  const urls = new Set(heads.map(({ path }) => `${apiRoot}${routePath(path)}`));
  const route = fastify.route.bind(fastify);
  fastify.route = (options) => route({ ...options, exposeHeadRoute: !urls.has(options.url) });
}

function ownHeaders(response: FastifyReply, { publicOrigin = () => '' }: HttpOptions): void {
  // The stock client fetches this address as it stands, so it is absolute where it can be.
  const docs = `${publicOrigin()}${apiRoot}/docs.jsonld`;
  response.header('link', `<${docs}>; rel="${documentation}"`);
  // Somebody's data, unless an endpoint says otherwise.
  response.header('cache-control', 'no-store');
}

function noteRequests(fastify: FastifyInstance, requests: RequestsUnderWay): void {
  fastify.addHook('onRequest', (request, response, done) => {
    if (request.url.startsWith(apiRoot)) response.raw.once('close', requests.begin());
    done();
  });
}

async function plugins(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await addBodyParsers(fastify, options.fileLimit ?? 20 * 1024 * 1024);
  await compressReads(fastify);
  secureReplies(fastify, options.pagePolicy);
  fastify.addHook('onRequest', (request, response, done) => {
    if (request.url.startsWith(apiRoot)) ownHeaders(response, options);
    done();
  });
  options.admission?.guard(fastify);
  if (options.requests) noteRequests(fastify, options.requests);
  keepOwnHeads(fastify, registryOf(app));
  await options.configure?.(fastify);
}

/** Nest itself writes a refused look-up to the log as an error. */
const optional = <T>(app: INestApplication, token: symbol): T | undefined => {
  const known = [...app.get(ModulesContainer).values()].some(({ providers }) => providers.has(token));
  return known ? app.get<T>(token, { strict: false }) : undefined;
};

function sweepHourly(app: NestFastifyApplication, idempotency: Idempotency): void {
  // If an engine is unavailable, the leftovers are removed an hour later.
  const timer = setInterval(() => void idempotency.sweep().catch(() => undefined), 3600_000).unref();
  app.getHttpServer().once('close', () => clearInterval(timer));
}

class HttpRoot {}
const withDiscovery = (
  module: Type | DynamicModule,
  { publicOrigin, limits }: HttpOptions,
): DynamicModule => ({
  module: HttpRoot,
  imports: [HubModule, limitsModule(limits ?? true), module],
  controllers: [DiscoveryController, HubController],
  providers: [{ provide: PUBLIC_ORIGIN, useValue: publicOrigin ?? (() => '') }],
});

/**
 * A Nest application on Fastify with everything that all endpoints share. The module provides `SESSION_READER`, and
 * `DOCUMENTS`, `POSITION_WAITER`, `CLOCK` if it has them. It is not listening yet: call `listen`, or `inject` in
 * tests. The host calls `close` to stop it.
 */
export async function createHttpApp(
  module: Type | DynamicModule,
  options: HttpOptions = {},
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    withDiscovery(module, options),
    adapter(options),
    {
      bodyParser: false,
      abortOnError: false,
      logger: options.logger ?? ['error', 'warn'],
    },
  );
  app.setGlobalPrefix(apiRoot.slice(1));
  const registry = (): EndpointRegistry => registryOf(app);
  app.enableCors({
    // Tokens are sent in headers, never in cookies.
    origin: '*',
    exposedHeaders: exposed,
    methods: [...new Set(registry().endpoints.map(({ method }) => method))],
    maxAge: 600,
  });
  const documents = optional<Documents>(app, DOCUMENTS);
  const clock = optional<Clock>(app, CLOCK) ?? systemClock;
  const waiter = optional<PositionWaiter>(app, POSITION_WAITER);
  const sessions = app.get<SessionReader>(SESSION_READER, { strict: false });
  const settings = optional<AccountSettingsReader>(app, ACCOUNT_SETTINGS);
  app.useGlobalGuards(
    new EndpointGuard(sessions, waiter, app.get(RequestLimits)),
    new PremiumGuard(settings),
    new ChallengeGuard(settings, optional<ChallengeDoor>(app, CHALLENGE_DOOR)),
    new FreshFactorGuard(settings, optional<FactorDoor>(app, FACTOR_DOOR)),
  );
  const watch = optional<SessionWatch>(app, SESSION_WATCH);
  if (watch) app.get(OpenStreams).follow(sessions, watch);
  const idempotency = documents && new Idempotency(documents, clock, options.alone);
  if (idempotency) sweepHourly(app, idempotency);
  app.useGlobalInterceptors(new ReplyInterceptor(registry, idempotency, options.checkReplies ?? false));
  app.useGlobalFilters(new ProblemFilter(registry));
  return begun(app, options);
}

/** If a module fails because an engine is unavailable, the modules already started are closed with it. */
async function begun(app: NestFastifyApplication, options: HttpOptions): Promise<NestFastifyApplication> {
  try {
    await plugins(app, options);
    await app.init();
    registryOf(app);
    await app.getHttpAdapter().getInstance().ready();
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}
