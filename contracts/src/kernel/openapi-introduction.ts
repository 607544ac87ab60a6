import { defaultPageSize } from './paging';

/** What no single operation can say, for whoever integrates with nothing but this document. Markdown. */
export const introduction = `What the public app, the dashboard and programs call: there is no other API.

**Tokens.** \`POST /login\` with e-mail and password answers a \`token\`, valid for \`expiresIn\` seconds, and a \`refreshToken\`, which \`POST /token/refresh\` exchanges once for new ones. A program logs in as a user of its own. A visitor of a public site gets a token by \`POST /webtoken-with-account-and-ord\`. Send it as \`Authorization: Bearer …\` or as \`token: …\`. Each operation says who may call it (\`x-access\`): \`public\` is without a token, \`anonymous\` with any, otherwise a permission.

**Bodies** are JSON in UTF-8, of PATCH a merge patch (\`application/merge-patch+json\`), for files a form. Unknown fields are refused; of a name that stands twice the last value counts. Amounts are integers in minor units, times are ISO 8601 in UTC.

**Replies** are plain JSON with \`Accept: application/json\`, otherwise JSON-LD with Hydra, in which lists say how many rows there are. Lists answer ${defaultPageSize} rows a page. An operation that answers a file needs an \`Accept\` that allows it, such as \`*/*\`.

**Refusals** are \`application/problem+json\`. Decide by \`code\`, which \`Problem\` explains one by one; \`detail\` is a sentence for people in the language of \`Accept-Language\`, \`violations\` name the fields, \`details\` hold facts. 429 and 503 say in \`Retry-After\` when to come again. Only an address with headers of more than 16 kB is refused without a problem, with 431.

**Nothing twice.** A POST with an \`Idempotency-Key\` is carried out once however often it is sent, for a day and for the user who sent it; an operation that keeps no reply says so. A write with \`If-Match\`, the \`ETag\` of the record as it was read, changes nothing that somebody else has changed since.

**Reading what was written.** A write answers its \`Reprise-Position\`; a read with it as \`Reprise-Min-Position\` waits until it can be read.

**A buyback**, from one end to the other: \`GET /public/products\`, \`GET /products/{id}/diagnostic\` with its questions and options, \`POST /buybacks\` (or \`PUT /cart/{id}\` and \`POST /cart/{id}/validate\`), \`GET /buybacks/{id}/shipping-label\`; in the workshop \`GET /items/search\`, \`POST /items/{id}/check-in\`, \`POST /items/{id}/control\`; at a lower price \`POST /buybacks/{id}/proposal/accept\` or \`/reject\`; then \`POST /payment-batches\`, approved by another person, and \`POST /payment-batches/{id}/execute\`. Every step is told by \`GET /event-feed\` and by webhooks.`;
