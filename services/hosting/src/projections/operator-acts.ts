import { platform } from '@reprise/contracts/organisation';
import { operatorActSchema, type OperatorAct } from '@reprise/contracts/projections';
import { deriveId, type CommandMeta, type EventLog } from '@reprise/kernel';
import { peopleNames } from '@reprise/kernel/resource';
import { auditLog } from '@reprise/read-audit/audit-log';
import type { ReadModels } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';

type Ports = { readonly log: EventLog; readonly readModels: ReadModels; readonly documents: Documents };
type Done = Pick<OperatorAct, 'act' | 'name' | 'key'>;

const resource = 'OperatorAct';
const version = 1;
const shown = 50;
const notedSchema = operatorActSchema.pick({ act: true, name: true, key: true });

/** Entries of the platform's audit log: who rebuilt, switched, retried or skipped what. */
export class OperatorActs {
  constructor(private readonly ports: Ports) {}

  /** A repeat of the same command is noted once. */
  async note(
    done: Done,
    { commandId, actor, correlationId, causationId = commandId }: CommandMeta,
  ): Promise<void> {
    const id = deriveId('operator-act', commandId, 0);
    const data = { resource, documentId: id, revision: 1, after: { ...done } };
    const event = { id, version, accountId: platform, actor, correlationId, causationId };
    await this.ports.log.append(`document-${id}`, [{ ...event, type: 'DocumentCreated', data }], 'any');
  }

  async latest(): Promise<readonly OperatorAct[]> {
    const rows = await this.ports.readModels.collection(auditLog);
    const own = { accountId: platform, resource };
    const found = await rows.find(own, { sort: [['at', -1]], limit: shown });
    const names = await peopleNames(
      this.ports.documents,
      platform,
      found.map(({ actorId }) => actorId),
    );
    return found.map(({ id, at, after, actorId }) => ({
      ...{ id, at, ...notedSchema.parse(after), actorName: names.get(actorId) ?? '' },
    }));
  }
}
