import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = join(__dirname, '../../..');
const answerSchema = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** Violations found by dependency-cruiser in the folders below `base`, by the rules of `.dependency-cruiser.cjs`. */
export async function cruise(base: string, folders: readonly string[]) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    program,
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...folders,
  ];
  const options = { cwd: base, maxBuffer: 2 ** 28 };
  // Its exit code is the number of violations, and it prints them anyway.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch((error: unknown) =>
    z.object({ stdout: z.string().min(1) }).parse(error),
  );
  const { summary } = answerSchema.parse(JSON.parse(stdout));
  return {
    modules: summary.totalCruised,
    breaches: summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  };
}
