import { importLimits, type ImportDraft } from '@reprise/contracts/imports';
import { eventually } from '@reprise/kernel/testing';
import type { Answer, Asker, Product } from './running-product';

export type SentImport = {
  readonly as?: Asker;
  readonly content?: string;
  readonly strategy?: string;
  readonly name?: string;
};

/** An import over HTTP, as its wizard does it. */
export class ImportClient {
  constructor(
    private readonly product: Product,
    private readonly accountId: string = product.accountId,
    private readonly as: Asker = 'root_management_unit_manager',
  ) {}

  async call(method: 'GET' | 'POST', path: string, body?: unknown) {
    const url = `/accounts/${this.accountId}/imports${path}`;
    return this.product.ask(method, url, { as: this.as, ...(body !== undefined && { body }) });
  }

  /** @returns the answer to its last part. */
  async send(
    file: string | Buffer,
    { content = 'products', strategy = 'generic', name = 'p.csv' }: SentImport,
  ) {
    const bytes = Buffer.from(file);
    const made = await this.call('POST', '', { content, strategy, file_name: name, bytes: bytes.length });
    let last: { status: number; body: Answer['body'] } = made;
    for (let from = 0, part = 1; from < bytes.length; from += importLimits.partBytes, part += 1) {
      const piece = bytes.subarray(from, from + importLimits.partBytes);
      last = await this.part(made.body.id, part, piece);
      if (last.status !== 200) break;
    }
    return { id: String(made.body.id), status: last.status, body: last.body };
  }

  async part(id: string, part: number, bytes: Buffer) {
    const start = '--edge\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n--edge--\r\n')]);
    const headers = {
      ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=edge' },
      authorization: `Bearer ${await this.product.tokenOf(this.as)}`,
    };
    const url = `/api/accounts/${this.accountId}/imports/${id}/parts/${part}`;
    const response = await this.product.app.inject({ method: 'PUT', url, headers, payload });
    return { status: response.statusCode, body: response.json() };
  }

  /** @returns it as soon as it is in one of these phases. */
  until(id: string, ...phases: readonly string[]): Promise<ImportDraft> {
    return eventually(async () => {
      const { body } = await this.call('GET', `/${id}`);
      return phases.includes(body.phase) ? (body as ImportDraft) : undefined;
    });
  }

  /** The dry run of a file, by the columns that were guessed. */
  async checked(file: string | Buffer, how: SentImport = {}): Promise<ImportDraft> {
    const { id, body } = await this.send(file, how);
    await this.call('POST', `/${id}/check`, { columns: body.columns });
    return this.until(id, 'checked', 'ended');
  }

  /** The whole way. */
  async imported(file: string | Buffer, how: SentImport = {}): Promise<ImportDraft> {
    const { id } = await this.checked(file, how);
    await this.call('POST', `/${id}/start`);
    return this.until(id, 'ended', 'cancelled');
  }
}
