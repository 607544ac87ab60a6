import { join } from 'node:path';
import { itFollowsTable } from '@reprise/kernel/testing';
import { everyPackageCommand, packageStates } from '../testing';
import { packageDecider } from './package.decider';

describe('Every command in every state of a package', () => {
  itFollowsTable({
    decider: packageDecider,
    states: packageStates,
    commands: everyPackageCommand,
    file: join(__dirname, 'package-outcomes.md'),
  });
});
