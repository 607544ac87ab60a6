import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../kernel/i18n';
import type { IconName } from '../../../ui/icon-paths';
import type { Family } from '../../../ui/design.tokens';
import type { Scan } from './scan-station.types';
import type { VerdictSound } from './verdict.device';

export type Verdict =
  'ready' | 'checking' | 'kept' | 'accepted' | 'rejected' | 'choosing' | 'undoing' | 'undone';
export type VerdictLook = { family: Family; icon: IconName; sound?: VerdictSound };

export const verdictLooks: Record<Verdict, VerdictLook> = {
  ready: { family: 'grey', icon: 'scan' },
  checking: { family: 'blue', icon: 'clock' },
  kept: { family: 'amber', icon: 'layers', sound: 'kept' },
  accepted: { family: 'green', icon: 'check-circle', sound: 'good' },
  rejected: { family: 'red', icon: 'cross-circle', sound: 'bad' },
  choosing: { family: 'violet', icon: 'list', sound: 'question' },
  undoing: { family: 'blue', icon: 'return' },
  undone: { family: 'grey', icon: 'return', sound: 'kept' },
};

export function verdictOf(scan: Scan | undefined, offline: boolean): Verdict {
  if (!scan) return 'ready';
  if (scan.state !== 'queued') return scan.state;
  return offline ? 'kept' : 'checking';
}

/** Why a scan was not accepted, in words: ours, or those of the server's refusal. */
export function useReasonText(): (scan: Scan) => string {
  const { t, i18n } = useTranslation(['check-in', 'problems', 'enums']);
  const isOwn = (reason: string): reason is TextKey<'check-in', 'reason'> =>
    i18n.exists(`check-in:reason.${reason}`);
  return ({ reason = 'unreadable', foundStatus }) => {
    const status = foundStatus ? t(`enums:status.${foundStatus}`, { defaultValue: foundStatus }) : '';
    if (!isOwn(reason)) return t(`problems:${reason}`);
    const words = t(`check-in:reason.${reason}`);
    return status ? `${words} ${t('check-in:found-status', { status })}` : words;
  };
}
