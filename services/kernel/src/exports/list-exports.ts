import { defaultLocale } from '@reprise/contracts/kernel';
import type { FileExport } from '@reprise/contracts/exports';
import { Refusal } from '@reprise/contracts/problems';
import type { Filter } from '@reprise/read-kernel/documents';
import type { AnyInput } from '../http';
import type { FileStore } from '../ports';
import { ExportAnswers, type ExportCalls } from './export-answers';
import type { ExportJobs, ExportsOf } from './export-jobs';

type Asking = Pick<AnyInput, 'scope' | 'session'>;
type AskingOne = Asking & { readonly params: { readonly id: string } };
type Starting = Asking &
  Pick<AnyInput, 'commandMeta'> & { readonly body: { readonly account_id?: string | undefined } };

/** Exports of one list: what a file holds depends on who asked for it, so it is that person's own. */
export class ListExports {
  private readonly answers: ExportAnswers;

  constructor(
    private readonly type: string,
    calls: ExportCalls,
    jobs: ExportJobs,
    files: FileStore,
  ) {
    this.answers = new ExportAnswers(calls, jobs, files);
  }

  /** @param filter what the reader may see of the rows that were asked for */
  start(input: Starting, filter: Filter) {
    const { body, scope, session, commandMeta } = input;
    if (body.account_id !== undefined && body.account_id !== scope.accountId) throw new Refusal('not-found');
    const language = session.locale ?? defaultLocale;
    const asked = JSON.stringify(filter);
    return this.answers.start({ _id: commandMeta.commandId, ...this.own(input), asked, language });
  }

  list(input: Asking): Promise<readonly FileExport[]> {
    return this.answers.list(this.own(input));
  }

  read(input: AskingOne): Promise<FileExport> {
    return this.answers.read(this.own(input), input.params.id);
  }

  download(input: AskingOne & { readonly query: { readonly key: string } }) {
    return this.answers.download(this.own(input), input.params.id, input.query.key);
  }

  private own({ scope, session }: Asking): Required<ExportsOf> {
    return { accountId: scope.accountId, type: this.type, createdBy: session.userId };
  }
}
