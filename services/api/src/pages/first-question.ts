import type { INestApplicationContext } from '@nestjs/common';
import { askedIn } from '@reprise/contracts/catalogue';
import { DIAGNOSTICS, type DiagnosticReader } from '@reprise/kernel/ports';
import type { FirstQuestion } from './site-sender';

/** @param opened the application that answers. */
export const firstQuestion =
  (opened: () => Promise<INestApplicationContext>): FirstQuestion =>
  async (accountId, productId) => {
    const diagnostics = (await opened()).get<DiagnosticReader>(DIAGNOSTICS, { strict: false });
    const diagnostic = await diagnostics.read({ accountId, productId, channel: 'web' });
    return (locale) => askedIn(diagnostic, locale).questions[0]?.title;
  };
