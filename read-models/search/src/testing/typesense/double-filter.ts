import type { DoubleCollection, DoubleDocument } from './double-collection';
import { malformed } from './double-refusal';
import { tokensOf } from './double-tokens';

export type Accepts = (document: DoubleDocument) => boolean;
const unreadable = () => malformed('Could not parse the filter query.');

/** `(`, `)`, `&&`, `||` and clauses; backticks and square brackets keep a clause together. */
function lex(text: string): string[] {
  const parts: string[] = [];
  let clause = '';
  let quoted = false;
  let listed = false;
  const end = (): void => {
    if (clause.trim() !== '') parts.push(clause.trim());
    clause = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    const pair = text.slice(place, place + 2);
    if (sign === '`') quoted = !quoted;
    if (!quoted && sign === '[') listed = true;
    if (!quoted && sign === ']') listed = false;
    if (quoted || listed) clause += sign;
    else if (pair === '&&' || pair === '||') {
      end();
      parts.push(pair);
      place += 1;
    } else if (sign === '(' || sign === ')') {
      end();
      parts.push(sign);
    } else clause += sign;
  }
  end();
  if (quoted || listed) throw unreadable();
  return parts;
}

function valuesOf(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text)?.[1] ?? text;
  return [...list.matchAll(/`([^`]*)`|([^,`]+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain?.trim() ?? '')
    .filter(Boolean);
}

const numberOf = (text: string): number => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number))
    throw malformed('Error with filter field: Not an int64.');
  return number;
};

function numeric(operator: string, value: string): (number: number) => boolean {
  const range = /^\[(-?\d+)\.\.(-?\d+)\]$/.exec(value);
  if (range) return (number) => number >= numberOf(range[1] ?? '') && number <= numberOf(range[2] ?? '');
  const limit = numberOf(value);
  switch (operator) {
    case ':>':
      return (number) => number > limit;
    case ':>=':
      return (number) => number >= limit;
    case ':<':
      return (number) => number < limit;
    case ':<=':
      return (number) => number <= limit;
    default:
      return (number) => number === limit;
  }
}

function textual(operator: string, wanted: readonly string[], separators: readonly string[]) {
  const read = (text: string): string[] => tokensOf(text, separators).map((token) => token.text);
  const all = wanted.map(read);
  const whole = (text: string) => all.some((tokens) => tokens.join(' ') === read(text).join(' '));
  const within = (text: string) => all.some((tokens) => tokens.every((token) => read(text).includes(token)));
  return operator === ':' ? within : whole;
}

function clauseOf(collection: DoubleCollection, text: string): Accepts {
  const [, name = '', operator = '', value = ''] =
    /^(\w+)\s*(:>=|:<=|:!=|:>|:<|:=|:)\s*(.+)$/s.exec(text) ?? [];
  if (name === '') throw unreadable();
  const field = collection.indexed(name);
  if (!field) throw malformed(`Could not find a filter field named \`${name}\` in the schema.`);
  if (name === 'id') return ({ id }) => valuesOf(value.trim()).includes(id);
  if (field.type === 'int64') {
    const accepts = numeric(operator, value.trim());
    return (document) => typeof document[name] === 'number' && accepts(document[name]);
  }
  if (![':', ':=', ':!='].includes(operator)) throw malformed('Error with filter field: not a number.');
  const accepts = textual(operator, valuesOf(value.trim()), collection.separators);
  const isNegated = operator === ':!=';
  return (document) =>
    isNegated !== [document[name]].flat().some((each) => typeof each === 'string' && accepts(each));
}

/** `filter_by`: && before ||, parentheses before both. @throws DoubleRefusal */
export function filterOf(collection: DoubleCollection, text: string): Accepts {
  const parts = lex(text);
  if (parts.length === 0) return () => true;
  const next = () => parts.shift() ?? '';
  const one = (): Accepts => {
    const part = next();
    if (part !== '(') return clauseOf(collection, part);
    const inner = either();
    if (next() !== ')') throw unreadable();
    return inner;
  };
  const both = (): Accepts => {
    let accepts = one();
    while (parts[0] === '&&') {
      next();
      const [left, right] = [accepts, one()];
      accepts = (document) => left(document) && right(document);
    }
    return accepts;
  };
  const either = (): Accepts => {
    let accepts = both();
    while (parts[0] === '||') {
      next();
      const [left, right] = [accepts, both()];
      accepts = (document) => left(document) || right(document);
    }
    return accepts;
  };
  const accepts = either();
  if (parts.length > 0) throw unreadable();
  return accepts;
}
