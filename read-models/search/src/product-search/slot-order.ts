/** Where each slot stands in an order, and which slot stands there. */
export class SlotOrder {
  private constructor(
    private readonly places: Uint32Array,
    private readonly slots: Uint32Array,
  ) {}

  /** @param slots each once, in their order; those that are not among them are never asked for. @param count of all slots. */
  static of(slots: Iterable<number>, count: number): SlotOrder {
    const inOrder = Uint32Array.from(slots);
    const places = new Uint32Array(count);
    inOrder.forEach((slot, place) => (places[slot] = place));
    return new SlotOrder(places, inOrder);
  }

  placeOf(slot: number): number {
    return this.places[slot] ?? 0;
  }

  slotAt(place: number): number {
    return this.slots[place] ?? 0;
  }
}
