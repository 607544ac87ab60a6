/** Short rows of numbers, one behind another in one piece of memory: scoring reads thousands of them. */
export class NumberTable {
  private cells = new Uint32Array(4096);
  private starts = new Uint32Array(1024);
  private rows = 0;

  /** @returns the number of the new row; the first is 0. */
  push(row: readonly number[]): number {
    const start = this.startOf(this.rows);
    if (start + row.length > this.cells.length) this.cells = grown(this.cells, start + row.length);
    if (this.rows + 2 > this.starts.length) this.starts = grown(this.starts, this.rows + 2);
    this.cells.set(row, start);
    this.rows += 1;
    this.starts[this.rows] = start + row.length;
    return this.rows - 1;
  }

  /** A view, not a copy. */
  row(at: number): Uint32Array {
    return this.cells.subarray(this.startOf(at), this.endOf(at));
  }

  /** Where the row begins among all cells. */
  startOf(at: number): number {
    return this.starts[at] ?? 0;
  }

  endOf(at: number): number {
    return this.starts[at + 1] ?? 0;
  }

  cell(at: number): number {
    return this.cells[at] ?? 0;
  }
}

function grown(cells: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, cells.length * 2));
  larger.set(cells);
  return larger;
}
