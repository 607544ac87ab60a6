import type { Directory } from '../directory';
import type { AccessLog, From } from './access-log.store';

/** What the door has to write down. */
export class AccessNotes {
  constructor(
    readonly log: AccessLog,
    private readonly directory: Directory,
  ) {}

  /** Returns before looking up: neither the reply nor its time depends on whether the address is known. */
  refused(email: string, { ip, headers }: From): void {
    void this.ofAll(email, { ip, headers }).catch(() => undefined);
  }

  private async ofAll(email: string, from: From): Promise<void> {
    for (const user of await this.directory.usersByEmail(email))
      await this.log.write(user, { kind: 'login-refused', method: 'password' }, from);
  }
}
