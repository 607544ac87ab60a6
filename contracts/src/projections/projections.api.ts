import { z } from 'zod';
import { endpoint, type EndpointSpec } from '../kernel';
import { consumerRowSchema, operatorActSchema } from './consumer.rows';

const named = z.object({
  name: z.string().min(1).max(100).describe('As the list of readers of the log names it.'),
});
const keySchema = z.string().min(1).max(300);

const act = (spec: Pick<EndpointSpec, 'name' | 'path' | 'summary'>) =>
  endpoint({
    ...{ ...spec, method: 'POST', access: 'projection.manage', params: named, status: 204 },
    problems: ['rebuild-under-way', 'rebuild-not-compared', 'no-previous-rows'],
  });

/** What `npm run replay` and `npm run subscriptions` do, for operators of the platform at a screen. */
export const projectionEndpoints = {
  list: endpoint({
    name: 'listLogConsumers',
    method: 'GET',
    path: '/log-consumers',
    access: 'projection.read',
    summary: 'Every reader of the log: state, lag, parked keys, and the rebuild of projections.',
    reply: z.array(consumerRowSchema),
  }),
  acts: endpoint({
    name: 'listOperatorActs',
    method: 'GET',
    path: '/operator-acts',
    access: 'projection.read',
    summary: 'The last fifty acts of operators on projections and parked keys, newest first.',
    reply: z.array(operatorActSchema),
  }),
  rebuild: act({
    name: 'rebuildProjection',
    path: '/projections/{name}/rebuild',
    summary: 'Folds the log again beside the live rows, and compares; queries read the live rows meanwhile.',
  }),
  switchTo: act({
    name: 'switchProjection',
    path: '/projections/{name}/switch',
    summary: 'Queries read the rebuilt rows from now on; the old ones are kept for a roll-back.',
  }),
  abandon: act({
    name: 'abandonRebuild',
    path: '/projections/{name}/abandon',
    summary: 'Drops the rebuilt rows; the live ones are unchanged.',
  }),
  rollBack: act({
    name: 'rollBackProjection',
    path: '/projections/{name}/roll-back',
    summary: 'Queries read the rows of before the last switch again, brought up to date first.',
  }),
  retry: endpoint({
    name: 'retryParkedKey',
    method: 'POST',
    path: '/log-consumers/{name}/retry',
    access: 'projection.manage',
    summary: 'Retries a parked key now.',
    params: named,
    body: z.strictObject({ key: keySchema }),
    status: 204,
  }),
  skip: endpoint({
    name: 'skipParkedEvent',
    method: 'POST',
    path: '/log-consumers/{name}/skip',
    access: 'projection.manage',
    summary: 'Gives up the first event of a parked key for good, and continues with the next.',
    params: named,
    body: z.strictObject({ key: keySchema, eventId: z.string().min(1).max(100).nullable() }),
    status: 204,
    problems: ['concurrent-change'],
  }),
} as const;
