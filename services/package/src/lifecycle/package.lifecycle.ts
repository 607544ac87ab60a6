import { Inject, Injectable } from '@nestjs/common';
import { packageCommands, type PackageCommand, type PackageEvent } from '@reprise/contracts/package';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { packageDecider, type PackageState } from '../domain';

const definition = lifecycle(packageCommands, packageDecider);

@Injectable()
export class PackageLifecycle extends Lifecycle<PackageCommand, PackageEvent, PackageState> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
