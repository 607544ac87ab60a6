/** An error reply of the double. Texts as worded by the server. */
export class DoubleRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'DoubleRefusal';
  }
}
export const notFound = (what = 'Not Found'): DoubleRefusal => new DoubleRefusal(404, what);
export const malformed = (message: string): DoubleRefusal => new DoubleRefusal(400, message);
export const unauthorised = (): DoubleRefusal =>
  new DoubleRefusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
