import type { WebhookRow } from '@reprise/contracts/webhooks';
import type { SubmissionRequest } from '../../../kernel/store/submissions.slice';
import type { IconName } from '../../../ui/icon-paths';

export const acts = ['test', 'pause', 'resume', 'replay', 'rotate', 'remove'] as const;
export type Act = (typeof acts)[number];

export const actIcons: Readonly<Record<Act, IconName>> = {
  test: 'check',
  pause: 'clock',
  resume: 'refresh',
  replay: 'return',
  rotate: 'lock',
  remove: 'trash',
};

/** Why an act is not possible now: a key of `reason`. */
export function actReason(act: Act, { active }: Pick<WebhookRow, 'active'>): string | undefined {
  if (act === 'pause' && !active) return 'paused';
  if (act === 'resume' && active) return 'active';
  return undefined;
}

/** What an act asks of the API. @param since local moment of a replay. */
export function actRequest(act: Act, { id }: Pick<WebhookRow, 'id'>, since: string): SubmissionRequest {
  const path = `/webhooks/${id}`;
  switch (act) {
    case 'test':
      return { method: 'POST', path: `${path}/test` };
    case 'rotate':
      return { method: 'POST', path: `${path}/rotate-secret` };
    case 'replay':
      return { method: 'POST', path: `${path}/replay`, body: { since: new Date(since).toISOString() } };
    case 'pause':
    case 'resume':
      return { method: 'PATCH', path, body: { active: act === 'resume' } };
    case 'remove':
      return { method: 'DELETE', path };
  }
}
