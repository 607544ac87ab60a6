/** Why a query in Typesense's language cannot be answered; the text goes to the client. */
export class SearchFault extends Error {}

export const fault = (message: string): never => {
  throw new SearchFault(message);
};
