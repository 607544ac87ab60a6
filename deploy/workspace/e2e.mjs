// The journeys in a browser.
import { jestWithDemonstration } from './jest-with-demonstration.mjs';

const { run, end } = jestWithDemonstration('e2e');
process.exitCode = run('--maxWorkers=2', '--forceExit', ...process.argv.slice(2), '--', 'web/');
end();
