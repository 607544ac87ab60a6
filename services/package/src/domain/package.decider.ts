import type { PackageCommand, PackageEvent } from '@reprise/contracts/package';
import type { Decider } from '@reprise/kernel';
import {
  cancelPackage,
  handOverPackage,
  receivePackage,
  recordLabel,
  reportDelivery,
} from './delivery.decider';
import { closePackage, openPackage, packItem, unpackItem } from './expedition.decider';
import { sendWithLabel } from './labelled.decider';
import { evolvePackage } from './package.evolve';
import type { PackageState } from './package.state';

/** A package that carries one or more items to one warehouse (domain §5). */
export const packageDecider: Decider<PackageCommand, PackageEvent, PackageState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolvePackage,
};

function decide(command: PackageCommand, state: PackageState): readonly PackageEvent[] {
  switch (command.type) {
    case 'OpenPackage':
      return openPackage(command.data, state);
    case 'PackItem':
      return packItem(command.data, state);
    case 'UnpackItem':
      return unpackItem(command.data, state);
    case 'ClosePackage':
      return closePackage(state);
    case 'RecordPackageLabel':
      return recordLabel(command.data, state);
    case 'HandOverPackage':
      return handOverPackage(command.data, state);
    case 'SendWithLabel':
      return sendWithLabel(command.data, state);
    case 'ReportDeliveryStatus':
      return reportDelivery(command.data, state);
    case 'ReceivePackage':
      return receivePackage(command.data, state);
    case 'CancelPackage':
      return cancelPackage(state);
  }
}
