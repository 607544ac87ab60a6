/** While shut, nothing is answered: a hanging server with open connections. */
export class Gate {
  private opened: Promise<void> = Promise.resolve();
  private open: () => void = () => {};

  shut(): void {
    this.opened = new Promise((open) => (this.open = open));
  }

  /** Lets everything through that has waited. */
  lift(): void {
    this.open();
  }

  passed(): Promise<void> {
    return this.opened;
  }
}
