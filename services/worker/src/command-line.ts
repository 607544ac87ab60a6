import { ConfigurationFault, openEngines, readConfig, type Config, type Engines } from '@reprise/hosting';
import { ignoreClosedPipe } from './closed-pipe';

type Command = (engines: Engines, args: readonly string[], config: Config) => Promise<void>;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one command over the configured engines; a failure is one line and exit code 1. */
export function runCommand(command: Command): void {
  for (const stream of [process.stdout, process.stderr]) ignoreClosedPipe(stream);
  const run = async (): Promise<void> => {
    const config = readConfig(process.env, 'command');
    const engines = await openEngines(config);
    try {
      await command(engines, process.argv.slice(2), config);
    } finally {
      await engines.close();
    }
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = error instanceof ConfigurationFault ? 2 : 1;
  });
}
