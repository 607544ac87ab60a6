import { spreadsheetFault } from './spreadsheet-codes';

describe('a code that went through a spreadsheet', () => {
  it.each(['4.006E+12', '4,006e12', '1E+05'])('%s was rounded', (code) => {
    expect(spreadsheetFault(code)).toBe('scientific');
  });
  it.each(['01-mars', '1-Mar', 'Mar-01', 'sept.-02', '1 mars 2026', '01/03/2026', '1.3.2026', '2026-03-01'])(
    '%s was turned into a date',
    (code) => {
      expect(spreadsheetFault(code)).toBe('spreadsheet-date');
    },
  );
  it.each([
    'MAR1',
    'MAR-X1',
    'SEPT2',
    '1-2',
    '12/34',
    'A-01-03-2026',
    '46082',
    '4006381333931',
    'march-1a',
    'R1/3',
  ])('%s is a code', (code) => {
    expect(spreadsheetFault(code)).toBeUndefined();
  });
});
