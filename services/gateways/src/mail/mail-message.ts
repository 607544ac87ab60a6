import type { SendMailOptions } from 'nodemailer';
import { composeMail } from './compose-mail';
import { senderAddress } from './sender';
import type { MailRequest } from './mailer.port';

/** The message for nodemailer: never a path or an address to fetch from. */
export function messageOf(request: MailRequest, from: string): SendMailOptions {
  const logo = request.brand.logo;
  return {
    ...composeMail(request),
    // People see the client's name; the address is ours.
    from: { name: request.brand.name, address: senderAddress(from) ?? from },
    to: { name: '', address: request.to },
    // Said, not found out: nodemailer would count the letters of every part, twice.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: logo
      ? [{ filename: 'logo', content: logo, cid: 'logo', contentDisposition: 'inline' as const }]
      : [],
  };
}
