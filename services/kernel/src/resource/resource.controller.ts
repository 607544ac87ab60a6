import { Controller, Inject, type Type } from '@nestjs/common';
import type { Page, ResourceContract } from '@reprise/contracts/kernel';
import { Endpoint, Input, type InputOf } from '../http';
import type { ResourceDefinition } from './define-resource';
import type { Fields } from './resource-document';
import type { ResourceStore } from './resource-store';

type Any = Omit<InputOf<unknown>, 'params' | 'body'> & {
  readonly params: { readonly id: string };
  readonly body: Fields;
};
const answers = ['list', 'get', 'create', 'update', 'remove'] as const;

/** A controller with the five endpoints of a resource (or those listed in its definition). */
export function resourceController<C extends ResourceContract>(definition: ResourceDefinition<C>): Type {
  const { contract, options, token } = definition;

  class ResourceController {
    constructor(readonly store: ResourceStore) {}

    list({ scope, list }: Any): Promise<Page<object>> {
      return this.store.page(scope, list);
    }
    async get({ scope, params }: Any): Promise<object | undefined> {
      return this.one(await this.store.read(scope, params.id));
    }
    async create({ scope, body, commandMeta }: Any): Promise<object | undefined> {
      return this.one(await this.store.create(body, commandMeta, scope));
    }
    async update({ scope, params, body, commandMeta }: Any): Promise<object | undefined> {
      return this.one(await this.store.update(params.id, body, commandMeta, scope));
    }
    remove({ scope, params, commandMeta }: Any): Promise<void> {
      return this.store.remove(params.id, commandMeta, scope);
    }
    private async one(row: Parameters<ResourceStore['shown']>[0][number]): Promise<object | undefined> {
      return (await this.store.shown([row]))[0];
    }
  }

  Object.defineProperty(ResourceController, 'name', { value: `${contract.type}Controller` });
  Controller()(ResourceController);
  Inject(token)(ResourceController, undefined, 0);
  for (const name of answers) {
    if (options.answers && !options.answers.includes(name)) continue;
    const descriptor = Object.getOwnPropertyDescriptor(ResourceController.prototype, name);
    if (!descriptor) continue;
    Input()(ResourceController.prototype, name, 0);
    Endpoint(contract.endpoints[name])(ResourceController.prototype, name, descriptor);
  }
  return ResourceController;
}
