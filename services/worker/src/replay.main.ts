import { RebuildThreads } from '@reprise/hosting/projections';
import { runCommand, say } from './command-line';
import { replayMode, replayProjection } from './replay';

// npm run replay -- buyback_list [--compare | --roll-back]
runCommand(({ log, readDocuments: documents, turns }, [name = '', ...flags], config) => {
  const threads = new RebuildThreads(config, turns);
  return replayProjection(name, { log, documents, say, threads }, replayMode(flags));
});
