import { Controller, Inject } from '@nestjs/common';
import { assignableBy, userImportEndpoints } from '@reprise/contracts/identity';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { drawForReader } from '../documents';
import { DocumentReference } from '../reactors/document-reference';

const { guide } = userImportEndpoints;

@Controller()
export class UserImportGuideController {
  private readonly reference: DocumentReference;

  constructor(@Inject(DOCUMENTS) documents: Documents, @Inject(FILES) files: FileStore) {
    this.reference = new DocumentReference(documents, files);
  }

  @Endpoint(guide)
  async guide(@Input() { query: { language }, session, scope }: InputOf<typeof guide>) {
    const { locale: _ours, ...brand } = await this.reference.brand(scope.accountId);
    const roles = assignableBy(session.role, scope.accountId);
    const pdf = await drawForReader({ kind: 'userImportGuide', input: { language, brand, roles } });
    return fileReply(pdf, { name: 'users-import.pdf' });
  }
}
