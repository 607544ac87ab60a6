import { runCommand, say } from './command-line';
import { replayMode, replayProjection } from './replay';

// npm run replay -- buyback_list [--compare | --roll-back]
runCommand(({ log, readDocuments }, [name = '', ...flags]) =>
  replayProjection(name, { log, documents: readDocuments, say }, replayMode(flags)),
);
