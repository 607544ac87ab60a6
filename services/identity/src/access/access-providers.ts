import type { Provider } from '@nestjs/common';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { RefreshTokens } from '../refresh-tokens';
import { Directory } from '../directory';
import { AccessLog } from './access-log.store';
import { AccessNotes } from './access-notes';
import { SessionList } from './session-list';

/** Who came in, and where people are logged in. */
export const accessProviders: readonly Provider[] = [
  {
    provide: AccessLog,
    inject: [DOCUMENTS, CLOCK],
    useFactory: (documents: Documents, clock: Clock) => new AccessLog(documents, clock),
  },
  {
    provide: AccessNotes,
    inject: [AccessLog, Directory],
    useFactory: (log: AccessLog, directory: Directory) => new AccessNotes(log, directory),
  },
  {
    provide: SessionList,
    inject: [RefreshTokens],
    useFactory: (sessions: RefreshTokens) => new SessionList(sessions),
  },
];
