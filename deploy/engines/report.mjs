// Reports what ran each engine, so that nobody mistakes a double or a skipped engine for a tested server.
const word = (found) => (found.skipped ? 'SKIPPED' : found.real ? 'server' : 'DOUBLE');

/** @param again the reasons were already given at the start. */
export function report(found, title, { again = false } = {}) {
  const rows = Object.entries(found).map(([engine, each]) => [
    engine,
    word(each),
    each.how ?? (again ? 'as shown at the start' : each.skipped),
    again ? undefined : each.note,
  ]);
  const lines = rows.flatMap(([engine, what, how, note]) => [
    `  ${engine.padEnd(13)}${what.padEnd(9)}${how}`,
    ...(note ? [`${' '.repeat(24)}${note}`] : []),
  ]);
  console.log(`\n${title}\n${lines.join('\n')}\n`);
}

/** Names of engines that had to be tested on a real server but were not. */
export function missing(found, required) {
  return required.filter((engine) => !found[engine]?.real);
}
