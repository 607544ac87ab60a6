import { Controller, Inject, Module, type Type } from '@nestjs/common';
import type { Page } from '@reprise/contracts/kernel';
import { readModels, type ReadModel, type ShownList } from '@reprise/hosting';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ResourceStores } from '@reprise/kernel/resource';
import { contentOf, ReadModels } from '@reprise/read-kernel';
import { listQuery, listSpecOf, scopeFilter } from '@reprise/read-kernel/query';
import { mayChangeRecord } from './one-record';

/** Answers a list with the rows of its read model that the reader may see. */
function listController(
  projection: ReadModel['projection'],
  { endpoint, scope: paths, ofRecords }: ShownList,
): Type {
  const spec = listSpecOf(endpoint);

  class ListController {
    constructor(
      readonly readModels: ReadModels,
      readonly stores: ResourceStores,
    ) {}

    async page({ scope, list, session }: InputOf<unknown>): Promise<Page<object>> {
      if (ofRecords) await mayChangeRecord(this.stores, { scope, list, session });
      const rows = await this.readModels.collection(projection);
      const page = await listQuery(rows, scopeFilter(scope, paths), list, spec);
      return { ...page, items: page.items.map(contentOf) };
    }
  }

  Object.defineProperty(ListController, 'name', { value: `${endpoint.name}Controller` });
  Controller()(ListController);
  Inject(ReadModels)(ListController, undefined, 0);
  Inject(ResourceStores)(ListController, undefined, 1);
  Input()(ListController.prototype, 'page', 0);
  const descriptor = Object.getOwnPropertyDescriptor(ListController.prototype, 'page') ?? {};
  Endpoint(endpoint)(ListController.prototype, 'page', descriptor);
  return ListController;
}

/** Every list declared next to its read model. */
@Module({
  controllers: readModels.flatMap(({ projection, list }) => (list ? [listController(projection, list)] : [])),
})
export class ListsModule {}
