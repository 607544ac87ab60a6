import type { ModulesContainer } from '@nestjs/core';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { specOf } from './endpoint.decorator';

const nestRoute = 'path';

function methodsOf(controller: object): object[] {
  const own = Object.getOwnPropertyNames(controller)
    .filter((name) => name !== 'constructor')
    .map((name) => Object.getOwnPropertyDescriptor(controller, name)?.value as unknown)
    .filter((value): value is object => typeof value === 'function');
  const parent: unknown = Object.getPrototypeOf(controller);
  return parent && parent !== Object.prototype ? [...own, ...methodsOf(parent)] : own;
}

/**
 * The endpoints of all controllers of an application.
 * @throws RangeError for a route without `@Endpoint`: it would have no declared access.
 */
export function collectEndpoints(container: ModulesContainer): EndpointSpec[] {
  const modules = [...container.values()];
  const controllers = new Set(
    modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype)),
  );
  return [...controllers].flatMap((controller) => {
    const prototype: unknown = controller?.prototype;
    if (typeof prototype !== 'object' || prototype === null) return [];
    return methodsOf(prototype).flatMap((method) => {
      const spec = specOf(method);
      if (!spec && Reflect.hasMetadata(nestRoute, method)) {
        throw new RangeError(
          `${controller?.name}.${(method as { name?: string }).name} is a route without @Endpoint`,
        );
      }
      return spec ? [spec] : [];
    });
  });
}
