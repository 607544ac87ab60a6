/** Somebody must complete an address before the package can be sent; retried, then left to an operator. */
export class AddressIncomplete extends Error {
  /** @param of an id, never a name. */
  constructor(of: string) {
    super(`the address of ${of} is incomplete or erased`);
    this.name = 'AddressIncomplete';
  }
}

/** Whether a kept message was an `AddressIncomplete`'s. */
export const saysAddressIncomplete = (message: string): boolean =>
  /^the address of .+ is incomplete or erased$/.test(message);
