import { openDataFolder, type DataFolder } from './data-folder';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs one command over the data folder of `DATA_DIR`; a failure is one line and exit code 1. */
export function runCommand(command: (folder: DataFolder, args: readonly string[]) => Promise<void>): void {
  const folder = openDataFolder(process.env['DATA_DIR'] ?? 'data');
  command(folder, process.argv.slice(2))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    })
    .finally(() => folder.close());
}
