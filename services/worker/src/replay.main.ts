import { runCommand, say } from './command-line';
import { replayProjection, type ReplayMode } from './replay';

const modes: Readonly<Record<string, ReplayMode>> = { '--compare': 'compare', '--roll-back': 'roll-back' };

// npm run replay -- buyback_list [--compare | --roll-back]
runCommand(({ log, readDocuments }, [name = '', flag = '']) =>
  replayProjection(name, { log, documents: readDocuments, say }, modes[flag] ?? 'switch'),
);
