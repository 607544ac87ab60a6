import { Controller, Inject } from '@nestjs/common';
import {
  assignableBy,
  userImportEndpoints as endpoints,
  type userContract,
  type UserImportReport,
} from '@reprise/contracts/identity';
import { organisationContract } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { deriveId } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf, type ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { PasswordRenewal } from '../password-renewal';
import { users } from '../user.resource';
import { csvLines } from './csv-lines.rules';
import { judgedLines, type JudgedLine } from './user-line.rules';

type Asked = InputOf<typeof endpoints.check>;

function reportOf(judged: readonly JudgedLine[]): UserImportReport {
  const lines = judged.map(({ body: _written, ...line }) => line);
  const refused = lines.filter(({ faults }) => faults.length > 0).length;
  return { lines, refused, accepted: lines.length - refused };
}

/** Users from a file: judged first, written when the same file is sent to be imported. */
@Controller()
export class UserImportController {
  constructor(
    @Inject(users.token) private readonly store: ResourceStore<typeof userContract>,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PasswordRenewal) private readonly renewal: PasswordRenewal,
  ) {}

  @Endpoint(endpoints.check)
  async check(@Input() asked: InputOf<typeof endpoints.check>): Promise<UserImportReport> {
    return reportOf(await this.judge(asked));
  }

  @Endpoint(endpoints.run)
  async run(@Input() asked: InputOf<typeof endpoints.run>): Promise<UserImportReport> {
    const written: JudgedLine[] = [];
    for (const line of await this.judge(asked)) written.push(await this.write(line, asked));
    return reportOf(written);
  }

  private async judge({ body, session, scope }: Asked): Promise<readonly JudgedLine[]> {
    const lines = csvLines(body.file.bytes);
    const emails = lines.map(({ cells }) => cells.email.toLowerCase());
    const { accountId } = scope;
    const [known, all] = await Promise.all([
      this.store.find(accountId, { email: { $in: emails } }),
      documentsOf(this.documents, organisationContract).find(accountId, {}),
    ]);
    const places = all.filter(({ id }) => scope.organisationIds?.includes(id) ?? true);
    const assignable = assignableBy(session.role, accountId);
    return judgedLines(lines, { assignable, places, used: new Set(known.map(({ email }) => email)) });
  }

  /** What the rules of a user refuse although the line was fine: somebody else was faster. */
  private async write(line: JudgedLine, { commandMeta, scope }: Asked): Promise<JudgedLine> {
    if (!line.body) return line;
    const meta = { ...commandMeta, commandId: deriveId(commandMeta.commandId, String(line.line)) };
    try {
      await this.renewal.invite(await this.store.create(line.body, meta, scope));
      return line;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const code = error.code === 'email-already-used' ? error.code : 'refused';
      return { ...line, faults: [{ column: 'email', code }] };
    }
  }
}
