import { readFileSync } from 'node:fs';
import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import type { Decider } from '../decider';
import { play, step, type Step } from './play';

/** `✗ refusal`, `→ status` if it changes, `✓` if something is written and the status stays, `·` for nothing. */
type Cell = string;
type Cells = Readonly<Record<string, Cell>>;
/** State → command → cell; `writes`: what each command may write, as `Event, Event`. */
export type OutcomeTable = {
  readonly cells: Readonly<Record<string, Cells>>;
  readonly writes: Readonly<Record<string, readonly string[]>>;
};

export type OutcomeTableSpec<C extends DomainCommand, E extends DomainEvent, S extends { status: string }> = {
  readonly decider: Decider<C, E, S>;
  /** Each state by the commands that lead to it; all of them must be allowed. `status` or `status, variant`. */
  readonly states: Readonly<Record<string, readonly C[]>>;
  readonly commands: Readonly<Record<string, C>>;
  /** A Markdown file in the form of `readOutcomes`. */
  readonly file: string;
};

const statusOf = (state: string): string => state.split(',')[0] ?? state;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Tables of a Markdown text, each as its rows, without the line below the header. */
function tablesOf(markdown: string): string[][][] {
  const tables: string[][][] = [[]];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) tables.push([]);
    else if (!/^\|[\s|:-]+$/.test(line)) tables.at(-1)?.push(cellsOf(line));
  }
  for (const rows of tables) namedOnce(rows.map(([command = '']) => command));
  return tables.filter((rows) => rows.length > 0);
}

/** Of two rows for one command readers would believe the first, and the spec the last. */
function namedOnce(commands: readonly string[]): void {
  const twice = commands.find((command, at) => commands.indexOf(command) !== at);
  if (twice !== undefined) throw new Error(`The table has two rows for ${twice}.`);
}

/**
 * Reads a lifecycle's table: commands as rows, states as columns, and the events written in the second column. A
 * state that differs only for some commands is in a later table, where an empty cell means "as in its status".
 * @throws if a table has two rows for one command.
 */
export function readOutcomes(markdown: string): OutcomeTable {
  const cells: Record<string, Record<string, Cell>> = {};
  const writes: Record<string, string[]> = {};
  const [main = [], ...others] = tablesOf(markdown);
  const [head = [], ...rows] = main;
  for (const [command = '', written = '', ...row] of rows) {
    writes[command] = written.split('<br>').filter((each) => each !== '');
    for (const [at, cell] of row.entries())
      for (const state of (head[at + 2] ?? '').split('<br>')) (cells[state] ??= {})[command] = cell;
  }
  for (const [[, ...columns] = [], ...differing] of others)
    for (const [at, column] of columns.entries())
      for (const state of column.split('<br>')) {
        const own = differing.map(([command = '', ...row]) => [command, row[at] ?? ''] as const);
        const changed = Object.fromEntries(own.filter(([, cell]) => cell !== ''));
        cells[state] = { ...cells[statusOf(state)], ...changed };
      }
  return { cells, writes };
}

function cellOf<C extends DomainCommand, E extends DomainEvent, S extends { status: string }>(
  before: S,
  { events, refusal, after }: Step<C, E, S>,
): Cell {
  if (refusal) return `✗ ${refusal}`;
  if (events.length === 0) return '·';
  return after.status === before.status ? '✓' : `→ ${after.status}`;
}

/** What every command does in every state, by trying it. @throws if a state cannot be reached. */
export function triedOutcomes<C extends DomainCommand, E extends DomainEvent, S extends { status: string }>({
  decider,
  states,
  commands,
}: Omit<OutcomeTableSpec<C, E, S>, 'file'>): OutcomeTable {
  const cells: Record<string, Record<string, Cell>> = {};
  const writes: Record<string, Set<string>> = {};
  for (const [name, path] of Object.entries(states)) {
    const steps = play(decider, path);
    const stuck = steps.find(({ refusal }) => refusal);
    if (stuck) throw new Error(`${stuck.command.type} on the way to ${name}: ${stuck.refusal}`);
    const state = steps.at(-1)?.after ?? decider.initialState;
    for (const [command, given] of Object.entries(commands)) {
      const tried = step(decider, state, given);
      (cells[name] ??= {})[command] = cellOf(state, tried);
      const written = (writes[command] ??= new Set());
      if (tried.events.length > 0) written.add(tried.events.map(({ type }) => type).join(', '));
    }
  }
  const listed = Object.entries(writes).map(([command, all]) => [command, [...all].sort()] as const);
  return { cells, writes: Object.fromEntries(listed) };
}

/** One test per state: every command does exactly what the table says, and the table covers every command. */
export function itFollowsTable<C extends DomainCommand, E extends DomainEvent, S extends { status: string }>(
  spec: OutcomeTableSpec<C, E, S>,
): void {
  const table = readOutcomes(readFileSync(spec.file, 'utf8'));
  const tried = triedOutcomes(spec);
  it('has a column for every state', () => {
    expect(Object.keys(table.cells).sort()).toEqual(Object.keys(spec.states).sort());
  });
  it.each(Object.keys(spec.states))('%s: every command does what its cell says', (state) => {
    expect(tried.cells[state]).toEqual(table.cells[state]);
  });
  it('lists what each command writes', () => expect(tried.writes).toEqual(table.writes));
}
