import { aRecorded } from '@reprise/kernel/testing';
import { sentence } from './story';

describe('a story', () => {
  it('says when, what, and who', () => {
    const data = { reason: 'other', forced: true };
    const actor = { userId: 'u-1', role: 'admin' };
    expect(sentence(aRecorded({ type: 'BuybackCancelled', data, actor }))).toBe(
      '2026-01-05 09:00:00  Cancelled by force: other. (admin u-1)',
    );
  });

  it('names an event that it has no words for', () => {
    expect(sentence(aRecorded({ type: 'Unheard', data: {} }))).toContain('  Unheard. (');
  });
});
