import { ConfigurationFault, openEngines, readConfig, type Engines } from '@reprise/hosting';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one command over the engines that the environment names; a failure is one line and exit code 1. */
export function runCommand(command: (engines: Engines, args: readonly string[]) => Promise<void>): void {
  const run = async (): Promise<void> => {
    const engines = await openEngines(readConfig(process.env, 'command'));
    try {
      await command(engines, process.argv.slice(2));
    } finally {
      await engines.close();
    }
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = error instanceof ConfigurationFault ? 2 : 1;
  });
}
