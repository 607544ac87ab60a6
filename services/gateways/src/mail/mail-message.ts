import type { SendMailOptions } from 'nodemailer';
import { composeMail } from './compose-mail';
import type { MailRequest } from './mailer.port';

/** What nodemailer is given: never a path or an address to fetch from. */
export function messageOf(request: MailRequest, from: string): SendMailOptions {
  const logo = request.brand.logo;
  return {
    ...composeMail(request),
    from: { name: request.brand.name, address: from },
    to: { name: '', address: request.to },
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      ...(request.attachments ?? []),
      ...(logo
        ? [{ filename: 'logo', content: logo, cid: 'logo', contentDisposition: 'inline' as const }]
        : []),
    ],
  };
}
