import type { Collection, Document, Documents } from '@reprise/read-kernel/documents';

/** What this package reads of the documents that the organisation and catalogue modules own. */
export type AccountDocument = Document & {
  readonly whiteLabelHost?: string | null;
  readonly tagManagerId?: string;
  readonly axeptioId?: string;
  readonly _removed?: boolean;
};
type OrganisationDocument = Document & { readonly accountId: string; readonly type: string };
type CategoryDocument = Document & {
  readonly accountId: string;
  readonly circuits?: readonly string[];
  readonly name: string;
};

export const accountsOf = (documents: Documents): Collection<AccountDocument> =>
  documents.collection<AccountDocument>({ name: 'accounts', indexes: [{ fields: ['whiteLabelHost'] }] });

export const organisationsOf = (documents: Documents): Collection<OrganisationDocument> =>
  documents.collection<OrganisationDocument>({ name: 'organizations' });

export const categoriesOf = (documents: Documents): Collection<CategoryDocument> =>
  documents.collection<CategoryDocument>({ name: 'categories', arrays: ['circuits'] });
