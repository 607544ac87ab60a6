import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel';
import { type DiagnosticVersions, DOCUMENTS } from '@reprise/kernel/ports';

type Version = { readonly _id: string; readonly accountId: string; readonly file: Diagnostic };

@Injectable()
export class KeptDiagnosticVersions implements DiagnosticVersions {
  private readonly versions: Collection<Version>;
  private readonly ids = new WeakMap<Diagnostic, string>();
  private readonly kept = new Set<string>();

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.versions = documents.collection<Version>({ name: 'diagnostic_versions' });
  }

  /** The reader returns the same object until something changes, so hashing is rare. */
  async keep(diagnostic: Diagnostic): Promise<string> {
    const id =
      this.ids.get(diagnostic) ?? createHash('sha256').update(JSON.stringify(diagnostic)).digest('hex');
    this.ids.set(diagnostic, id);
    if (this.kept.has(id)) return id;
    await this.versions
      .put({ _id: id, accountId: diagnostic.accountId, file: diagnostic }, -1)
      .catch((error: unknown) => {
        if (!(error instanceof DocumentConflict)) throw error;
      });
    this.kept.add(id);
    return id;
  }

  async read(accountId: string, id: string): Promise<Diagnostic> {
    const version = await this.versions.get(id);
    if (version?.accountId !== accountId) throw new Refusal('product-gone');
    return version.file;
  }
}
