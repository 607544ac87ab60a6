import { readOutcomes } from './outcome-table';

const main = [
  '| Command | Writes | open | closed |',
  '| --- | --- | --- | --- |',
  '| Close | Closed | → closed | · |',
];
const exceptions = ['', '| Command | closed, labelled |', '| --- | --- |', '| Close | ✗ labelled |'];

describe('Reading the outcome table of a lifecycle', () => {
  it('gives a state of the exceptions the cells of its status, where it has none of its own', () => {
    expect(readOutcomes([...main, ...exceptions].join('\n'))).toEqual({
      cells: {
        open: { Close: '→ closed' },
        closed: { Close: '·' },
        'closed, labelled': { Close: '✗ labelled' },
      },
      writes: { Close: ['Closed'] },
    });
  });

  it('refuses a table that says two things of one command', () => {
    const twice = [...main, ...exceptions, '| Close | · |'].join('\n');
    expect(() => readOutcomes(twice)).toThrow('The table has two rows for Close.');
  });
});
