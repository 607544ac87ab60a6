import { Controller, Inject, type OnModuleDestroy } from '@nestjs/common';
import {
  ssoConfigurations,
  ssoEndpoints as endpoints,
  type SsoConfiguration,
} from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { SingleSignOn, type SsoTest } from './single-sign-on';
import { ssoConfigurationsToken } from './sso-configurations.resource';
import { SsoSecrets } from './sso-secrets';

type Remove = typeof ssoConfigurations.endpoints.remove;

@Controller()
export class SsoController implements OnModuleDestroy {
  constructor(
    @Inject(ssoConfigurationsToken) private readonly store: ResourceStore<typeof ssoConfigurations>,
    @Inject(SsoSecrets) private readonly secrets: SsoSecrets,
    @Inject(SingleSignOn) private readonly sso: SingleSignOn,
  ) {}

  @Endpoint(ssoConfigurations.endpoints.remove)
  async remove(@Input() { params, scope, commandMeta }: InputOf<Remove>): Promise<void> {
    const { id } = params as { id: string };
    const row = await this.store.read(scope, id);
    await this.store.remove(id, commandMeta, scope);
    await this.secrets.set(row, null);
  }

  @Endpoint(endpoints.setSecret)
  async setSecret(@Input() { params, body, scope }: InputOf<typeof endpoints.setSecret>) {
    const row = await this.store.read(scope, params.id);
    await this.secrets.set(row, body.clientSecret);
    const [shown] = await this.store.shown([row]);
    return { ...row, ...shown } as SsoConfiguration;
  }

  @Endpoint(endpoints.test)
  async test(@Input() { params, scope }: InputOf<typeof endpoints.test>): Promise<SsoTest> {
    return this.sso.test(await this.store.read(scope, params.id));
  }

  async onModuleDestroy(): Promise<void> {
    await this.sso.close();
  }
}
