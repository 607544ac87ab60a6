import { Controller, Inject, type OnModuleDestroy } from '@nestjs/common';
import { reindexEndpoints as endpoints, type CatalogueReindex } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CatalogueReindexer } from './catalogue-reindexer';

type Asked = Pick<InputOf<typeof endpoints.read>, 'params' | 'scope'>;

/** An operator names the account; for anybody else there is only their own. @throws Refusal `not-found` */
function accountOf({ params, scope }: Asked): string {
  if (scope.accountId !== params.id) throw new Refusal('not-found');
  return params.id;
}

@Controller()
export class ReindexController implements OnModuleDestroy {
  constructor(@Inject(CatalogueReindexer) private readonly reindexer: CatalogueReindexer) {}

  @Endpoint(endpoints.start)
  start(@Input() asked: InputOf<typeof endpoints.start>): Promise<CatalogueReindex> {
    return this.reindexer.start(accountOf(asked));
  }

  @Endpoint(endpoints.read)
  read(@Input() asked: InputOf<typeof endpoints.read>): Promise<CatalogueReindex> {
    return this.reindexer.read(accountOf(asked));
  }

  async onModuleDestroy(): Promise<void> {
    await this.reindexer.settled();
  }
}
