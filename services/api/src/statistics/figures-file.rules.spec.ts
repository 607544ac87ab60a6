import { figuresFile, fileNamesOf } from './figures-file.rules';

const week = { from: '2026-11-16', to: '2026-11-22' };

describe('the file of the week’s figures', () => {
  it('is named as asked, with the days of the week', () => {
    expect(fileNamesOf(['figures-{from}', 'Semaine du {from} au {to}.csv'], week)).toEqual([
      'figures-2026-11-16.csv',
      'Semaine du 2026-11-16 au 2026-11-22.csv',
    ]);
  });

  it('is made once for each name, and for no name that is not one of a file', () => {
    const formats = ['a', 'a.csv', '../../etc/passwd', 'a/b', '', '.csv', 'report.exe', '=cmd', 'a\u202Eb'];
    expect(fileNamesOf(formats, week)).toEqual(['a.csv']);
  });

  it('holds a line for each figure and a column for each week', () => {
    const figures = { declared: 3, completed: 2, cancelled: 1, notCompleted: 0, validatedAmount: 31_680 };
    const url = figuresFile([
      { day: '2026-11-16', figures },
      { day: '2026-11-09', figures: { ...figures, declared: 5 } },
    ]);
    const text = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').toString('utf8');
    expect(text.split('\r\n').slice(0, 2)).toEqual(['\uFEFFfigure;2026-11-16;2026-11-09', 'declared;3;5']);
    expect(text).toContain('validatedAmount;31680;31680');
  });

  it('holds a line for each figure of the workshop too; a rate of nothing is empty', () => {
    const figures = { declared: 3, completed: 2, cancelled: 1, notCompleted: 0, validatedAmount: 31_680 };
    const work = { tested: 4, diagnosed: 3, refurbished: 1, rate: 25, plannedCost: 900, completedCost: 450 };
    const url = figuresFile([
      { day: '2026-11-16', figures: { ...figures, refurbishment: work } },
      { day: '2026-11-09', figures: { ...figures, refurbishment: { ...work, rate: null } } },
    ]);
    const text = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').toString('utf8');
    expect(text).toContain('refurbishmentRate;25;\r\n');
    expect(text).toContain('refurbishmentCompletedCost;450;450');
  });
});
