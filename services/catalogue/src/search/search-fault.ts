/** Why a query in Typesense's language cannot be answered; the text is sent to the client. */
export class SearchFault extends Error {}

export const fault = (message: string): never => {
  throw new SearchFault(message);
};
