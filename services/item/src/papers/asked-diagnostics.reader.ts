import { Inject, Injectable } from '@nestjs/common';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { DIAGNOSTIC_VERSIONS, type DiagnosticVersions } from '@reprise/kernel/ports';
import { itemDiagnostics, type ItemListRow } from '@reprise/read-item';
import { ReadModels } from '@reprise/read-kernel';

/** The kept diagnostics whose questions were answered of an item, which have them in all languages of the account. */
@Injectable()
export class AskedDiagnostics {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  /** Those that are gone are left out: the passport then says what the event kept. */
  async of({ id, accountId }: ItemListRow): Promise<readonly Diagnostic[]> {
    const row = await (await this.readModels.collection(itemDiagnostics)).get(id);
    const ids = [...new Set((row?.entries ?? []).map(({ diagnosticId }) => diagnosticId))];
    return (await Promise.all(ids.map((each) => this.unlessGone(accountId, each)))).flat();
  }

  private async unlessGone(accountId: string, id: string): Promise<Diagnostic[]> {
    try {
      return [await this.versions.read(accountId, id)];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }
}
