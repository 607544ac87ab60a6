import { z } from 'zod';
import { endpoint, listOf } from '../kernel';
import { accessEntrySchema, deviceSchema } from './access-entry.document';

const byId = z.object({ id: z.string().min(1).max(100) });

/** One log-in that may go on: in which browser, and since when. Neither place nor address. */
export const openSessionSchema = z.object({
  id: z.string(),
  device: deviceSchema.nullable(),
  startedAt: z.iso.datetime(),
  /** A few minutes exact. */
  seenAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const openSessionEndpoints = {
  list: endpoint({
    name: 'listOwnSessions',
    method: 'GET',
    path: '/session/sessions',
    access: 'security.own',
    summary: 'Where the caller is logged in.',
    reply: z.array(openSessionSchema),
  }),
  end: endpoint({
    name: 'endOwnSession',
    method: 'DELETE',
    path: '/session/sessions/{id}',
    access: 'security.own',
    summary: 'Ends one of the caller’s sessions: its next request is refused, and its streams close.',
    params: byId,
    status: 204,
  }),
  endOthers: endpoint({
    name: 'endOtherSessions',
    method: 'POST',
    path: '/session/sessions/end-others',
    access: 'security.own',
    summary: 'Ends all sessions of the caller but the one that asks.',
    status: 204,
  }),
  ownLog: endpoint({
    name: 'listOwnAccess',
    method: 'GET',
    path: '/session/access-log',
    access: 'security.own',
    summary: 'The caller’s last fifty lines of the access log.',
    reply: z.array(accessEntrySchema),
  }),
  log: endpoint({
    name: 'listAccessEntries',
    method: 'GET',
    path: '/access-entries',
    access: 'access-log.read',
    summary:
      'The access log of the account: log-ins, refusals, and what became of sessions and second factors.',
    reply: accessEntrySchema,
    list: listOf(accessEntrySchema, {
      filters: ['userId', 'kind'],
      ranges: ['at'],
      order: ['at'],
      defaultOrder: { field: 'at', direction: 'desc' },
    }),
    resource: 'AccessEntry',
  }),
  listOfUser: endpoint({
    name: 'listUserSessions',
    method: 'GET',
    path: '/users/{id}/sessions',
    access: 'user.secure',
    summary: 'Where a user is logged in.',
    params: byId,
    reply: z.array(openSessionSchema),
  }),
  endOfUser: endpoint({
    name: 'endUserSessions',
    method: 'POST',
    path: '/users/{id}/end-sessions',
    access: 'user.secure',
    summary: 'Ends all sessions of a user.',
    params: byId,
    status: 204,
    problems: ['role-not-assignable'],
  }),
} as const;
