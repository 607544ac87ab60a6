/**
 * What draws papers, loaded with the first of them: some ten megabytes, and most labels are drawn in a thread of
 * their own.
 */
export const libraries = {
  pdf: () => require('pdfkit') as typeof import('pdfkit'),
  fonts: () => require('fontkit') as typeof import('fontkit'),
  codes: () => require('bwip-js') as typeof import('bwip-js'),
};
