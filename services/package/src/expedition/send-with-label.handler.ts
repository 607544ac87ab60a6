import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import type { TenantScope } from '@reprise/read-kernel/query';
import { PackageLifecycle } from '../lifecycle';
import { PackageReader } from '../read/package.reader';

export type SentPackage = { readonly id: string; readonly position: Position };

export class SendWithLabel extends Command<SentPackage> {
  constructor(
    readonly scope: TenantScope,
    readonly code: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SendWithLabel)
export class SendWithLabelHandler implements ICommandHandler<SendWithLabel> {
  constructor(
    private readonly packages: PackageLifecycle,
    private readonly reader: PackageReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ scope, code, meta }: SendWithLabel): Promise<SentPackage> {
    const { id, circuit, status } = await this.reader.buybackByCode(scope, code);
    const data = { circuit, buybackStatus: status, handedOverAt: this.clock.now().toISOString() };
    // A single package shares the UUID of its buyback.
    const { position } = await this.packages.run(id, { type: 'SendWithLabel', data }, meta);
    return { id, position };
  }
}
