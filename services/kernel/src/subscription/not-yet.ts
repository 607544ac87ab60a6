/**
 * Thrown by an effect that has begun and cannot end yet: the outside asks to be asked again. Its key waits as data until
 * then, through restarts, and holds no place; other keys continue. It is no failure, and is not counted as one.
 */
export class NotYet extends Error {
  constructor(
    message: string,
    readonly askAgainAt: Date,
  ) {
    super(message);
    this.name = 'NotYet';
  }
}
