import { endOfDay } from '@reprise/contracts/rules';
import { lastDay } from './date-time';

it.each(['en-GB', 'fr-FR', 'nl-BE', 'de-DE'])(
  'a last day is that of mails, to its very end, wherever the browser is (%s)',
  (locale) => {
    const named = lastDay('2026-12-13T11:15:00.000Z', locale);
    expect(named).toContain('13');
    expect(lastDay(endOfDay('2026-12-13T11:15:00.000Z'), locale)).toBe(named);
    expect(lastDay('2026-12-12T23:30:00.000Z', locale)).toBe(named);
  },
);
