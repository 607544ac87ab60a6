import { type Collection, type Documents, unlessConflict } from '@reprise/read-kernel/documents';
import { memberRecords, type MemberRecord } from './document-records';

/** Who of a team is there, as one document for each member. */
export class DocumentTeams {
  private readonly records: Collection<MemberRecord>;

  constructor(documents: Pick<Documents, 'collection'>) {
    this.records = documents.collection<MemberRecord>(memberRecords);
  }

  async announce(team: string, instance: string, ttlMs: number, now: Date): Promise<readonly string[]> {
    const expiresAt = now.getTime() + ttlMs;
    await this.records.put({ _id: idOf(team, instance), team, instance, expiresAt });
    const found = await this.records.find({ team });
    const gone = found.filter((member) => member.expiresAt <= now.getTime());
    // At the revision read: whoever has announced itself since stays.
    await Promise.all(gone.map(({ _id, _revision }) => unlessConflict(this.records.delete(_id, _revision))));
    return found
      .filter((member) => member.expiresAt > now.getTime())
      .map((member) => member.instance)
      .sort();
  }

  async withdraw(team: string, instance: string): Promise<void> {
    await this.records.delete(idOf(team, instance));
  }
}

const idOf = (team: string, instance: string): string => `${team}/${instance}`;
