/** A set of slots that is filled anew for every search without being made anew. */
export class SlotSet {
  private marks = new Uint32Array(1024);
  private turn = 0;
  private slots: number[] = [];

  /** Empties it for slots below `size`. */
  clear(size: number): void {
    if (this.marks.length < size) this.marks = new Uint32Array(size * 2);
    this.turn = (this.turn + 1) >>> 0;
    if (this.turn === 0) this.marks.fill(0);
    this.turn ||= 1;
    this.slots = [];
  }

  add(slot: number): void {
    if (this.marks[slot] === this.turn) return;
    this.marks[slot] = this.turn;
    this.slots.push(slot);
  }

  get members(): readonly number[] {
    return this.slots;
  }
}
