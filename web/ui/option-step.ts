const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that an arrow key leads to in a list below a field, round its ends; undefined for any other key. */
export function optionStep(key: string, at: number, count: number): number | undefined {
  const step = steps[key];
  if (!step || count === 0) return undefined;
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
}
