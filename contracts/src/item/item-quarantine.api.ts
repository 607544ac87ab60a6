import { z } from 'zod';
import { endpoint, inBulk, uuidSchema } from '../kernel';
import { byItemId, commentSchema, itemAction, saleProblems } from './item.api';

export const releaseItem = endpoint({
  ...itemAction,
  name: 'releaseItem',
  act: 'item.ReleaseFromQuarantine',
  path: '/items/{id}/release',
  access: 'item.quarantine-transition',
  summary:
    'Releases an item from quarantine to a chosen stock, for another test; an open offer is withdrawn.',
  body: z.strictObject({ stockId: uuidSchema, comment: commentSchema }),
  problems: ['item-not-in-quarantine', 'stock-choice-invalid', ...saleProblems],
});

export const sendQuarantineMail = endpoint({
  ...itemAction,
  name: 'sendQuarantineMail',
  act: 'item.RequestQuarantineMail',
  path: '/items/{id}/quarantine-mail',
  access: 'item.send-quarantine-mail',
  summary: 'Sends the quarantine mail again.',
  body: z.strictObject({}),
  problems: ['item-not-in-quarantine'],
});

export const requestReturnTransport = endpoint({
  ...itemAction,
  name: 'requestReturnTransport',
  act: 'item.RequestReturnTransport',
  path: '/items/{id}/return-transport',
  access: 'item.generate-return-transport',
  summary: 'Requests a return label from the carrier, also after a failure.',
  body: z.strictObject({}),
  problems: ['return-not-awaited'],
});

export const downloadReturnLabel = endpoint({
  name: 'downloadReturnLabel',
  method: 'GET',
  path: '/items/{id}/return-label',
  access: 'item.retrieve-return-label',
  summary: 'The return label (PDF).',
  params: byItemId,
  produces: 'application/pdf',
  problems: ['return-label-unavailable', 'return-not-awaited'],
});

export const handOverReturn = endpoint({
  ...itemAction,
  name: 'handOverReturn',
  act: 'item.HandOverReturn',
  path: '/items/{id}/return-hand-over',
  access: 'item.generate-return-transport',
  summary: 'Records that the return package left the warehouse.',
  body: z.strictObject({}),
  problems: ['return-not-awaited', 'return-label-unavailable'],
});

export const handOverReturns = inBulk(handOverReturn);
export const releaseItems = inBulk(releaseItem);
export const sendQuarantineMails = inBulk(sendQuarantineMail);
export const requestReturnTransports = inBulk(requestReturnTransport);
