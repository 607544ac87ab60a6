import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { EndpointSpec, Method } from '@reprise/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import { inputOf } from './input';

const specs = new WeakMap<object, EndpointSpec>();

const nestMethods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  HEAD: RequestMethod.HEAD,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

/** `/buybacks/{id}/cancel` → `/buybacks/:id/cancel`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

export const successStatus = (spec: EndpointSpec): number =>
  spec.status ?? (spec.method === 'DELETE' ? 204 : 200);

/** The endpoint answered by a controller's method, if it has `@Endpoint`. */
export const specOf = (handler: object): EndpointSpec | undefined => specs.get(handler);

/** Makes a controller's method answer an endpoint: route, status, access, parsing and reply come from the data. */
export function Endpoint(spec: EndpointSpec): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: routePath(spec.path), method: nestMethods[spec.method] }),
    HttpCode(successStatus(spec)),
    (_target: object, _key: string | symbol, descriptor: PropertyDescriptor) => {
      specs.set(descriptor.value as object, spec);
    },
  );
}

/** The parsed request, typed `InputOf<typeof spec>`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) =>
  inputOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
