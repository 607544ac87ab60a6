/** Sealed text at rest. `place` binds a text to where it lies: moved elsewhere, it does not open. */
export interface Secrets {
  seal(text: string, place: string): string;
  /** @throws when the text or its place was changed. */
  open(sealed: string, place: string): string;
}
