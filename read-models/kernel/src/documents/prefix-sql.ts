import { joined, sql, type Sql } from './sql-text';

const lastCharacter = '\u{10FFFF}';

/** What a `prefix` index finds by itself: both cases of letters are the same, as far as they are ASCII. */
function between(value: string, first: string, last = first): Sql {
  const folded = `${value} COLLATE NOCASE`;
  return sql(`(${folded} >= ? AND ${folded} < ?)`, first, last + lastCharacter);
}

/** A capital stands before its small letter, unless it is written with several characters (ß, SS). */
function rangeAround(value: string, start: string): Sql | undefined {
  const [head = '', special = '', tail = ''] =
    /^([\x20-\x7e]*)(.)([\x20-\x7e]*)/su.exec(start)?.slice(1) ?? [];
  const cases = [special.toUpperCase(), special.toLowerCase()].sort();
  const [first = '', last = ''] = cases;
  if (cases.every((each) => Array.from(each).length === 1))
    return between(value, head + first + tail, head + last + tail);
  return head === '' ? undefined : between(value, head);
}

/** Case-insensitive "begins with". An ASCII text is a range of an index; others are looked for in a range around. */
export function prefixSql(value: string, start: unknown): Sql {
  if (typeof start !== 'string') throw new TypeError('$prefix needs a text');
  if (/^[\x20-\x7e]*$/.test(start)) return between(value, start);
  const exact = sql(`begins_with(${value}, ?)`, start.toLowerCase());
  const around = rangeAround(value, start);
  return around ? joined([around, exact], 'AND') : exact;
}
