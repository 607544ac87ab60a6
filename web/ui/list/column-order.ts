type Column = { key: string };

/** The first column names the row: it is shown first, whatever was kept. The rest in the person's order. */
export function visibleIn(columns: readonly Column[], kept: readonly string[]): readonly string[] {
  const [first, ...others] = columns.map(({ key }) => key);
  const chosen = [...new Set(kept)].filter((key) => others.includes(key));
  return first === undefined ? [] : [first, ...chosen];
}

/** All columns, a hidden one behind the column that it was declared behind: there it appears when it is shown. */
export function orderOf(columns: readonly Column[], visible: readonly string[]): readonly string[] {
  const order = [...visible];
  columns.forEach(({ key }, index) => {
    if (order.includes(key)) return;
    const before = columns[index - 1]?.key;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}
