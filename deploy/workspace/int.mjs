// The integration tests of a package: `int.mjs [options of jest] <folder>`. Those that fail run once more, by themselves: a busy machine may miss a moment;
// a real fault fails twice, and both failures are printed.
import { jestWithDemonstration } from './jest-with-demonstration.mjs';

const { run, end } = jestWithDemonstration('int');

const given = process.argv.slice(2);
const isOption = (each) => each.startsWith('--');
// jest keeps some 100 MB of each file: without a limit, its processes end up collecting garbage.
const options = ['--workerIdleMemoryLimit=1500MB', ...given.filter(isOption)];
const paths = ['--', ...given.filter((each) => !isOption(each))];
if (run(...options, ...paths) !== 0) {
  console.error('\nSome failed. They run once more, one at a time.\n');
  process.exitCode = run('--onlyFailures', '--runInBand', ...paths);
}
end();
