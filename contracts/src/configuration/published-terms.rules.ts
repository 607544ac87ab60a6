import type { OrganisationRootDetail } from './settings.document';

type Papers = Partial<
  Pick<OrganisationRootDetail, 'eula' | 'eulaDocument' | 'serviceTerms' | 'serviceTermsDocument'>
>;

/** The terms of use (`cgu`) and of service (`cgs`) that an account has published, as a text or as a PDF. */
export const publishedTerms = (papers: Papers): readonly ('cgu' | 'cgs')[] => [
  ...(papers.eula || papers.eulaDocument ? (['cgu'] as const) : []),
  ...(papers.serviceTerms || papers.serviceTermsDocument ? (['cgs'] as const) : []),
];
