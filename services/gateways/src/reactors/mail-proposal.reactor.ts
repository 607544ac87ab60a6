import type { MailValues } from '../mail';
import type { Reactor } from '@reprise/kernel';
import { customerLink } from './customer-links';
import { writeToCustomer, type Letter, type MailPorts } from './customer-mail';
import { hasEnded, reactor } from './reactor-language';

/** The offer with links to both answers; undefined if there is none. */
async function offerOf(
  { links }: MailPorts,
  { buyback, accountId, about }: Letter,
): Promise<MailValues<'proposal'> | undefined> {
  const { proposal, price, id } = buyback;
  if (!proposal) return undefined;
  const amount = (minor: number) => ({ amount: minor, currency: price.currency });
  return {
    ...{
      ...about,
      declaredPrice: amount(proposal.declaredPrice),
      proposedPrice: amount(proposal.proposedPrice),
    },
    ...{ expiresAt: proposal.expiresAt, differences: proposal.differences.slice(0, 100) },
    ...(proposal.late && {
      ...{ promisedUntil: proposal.late.until, sentAt: proposal.late.sentAt },
      dayPrice: amount(proposal.late.dayPrice),
    }),
    acceptLink: await customerLink(links, { accountId, id }, 'accept'),
    declineLink: await customerLink(links, { accountId, id }, 'reject'),
  };
}

export const mailProposal = (ports: MailPorts): Reactor =>
  reactor('mail-proposal', ['PriceProposed'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, async (letter) => {
      const data = await offerOf(ports, letter);
      return data && { ...letter.envelope, template: 'proposal', data };
    }),
  );

/** An event may have waited until the offer was answered or had expired. */
export const mailProposalReminder = (ports: MailPorts): Reactor =>
  reactor('mail-proposal-reminder', ['ProposalReminded'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, async (letter) => {
      const { proposal, proposalOpen } = letter.buyback;
      if (!proposal || !proposalOpen || hasEnded(proposal.expiresAt, reaction)) return undefined;
      const data = await offerOf(ports, letter);
      return data && { ...letter.envelope, template: 'proposal-reminder', data };
    }),
  );

export const mailProposalExpired = (ports: MailPorts): Reactor =>
  reactor('mail-proposal-expired', ['ProposalExpired'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'proposal-expired', data: about },
    })),
  );
