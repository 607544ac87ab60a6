import { z } from 'zod';
import { endpoint, resource } from '../kernel';
import { mailTextInputSchema } from './mail-texts.document';

export const mailTexts = resource({
  name: 'mail-texts',
  seldomWritten: true,
  type: 'MailText',
  schema: mailTextInputSchema,
  permissions: { list: 'settings.general-read', create: 'settings.mail-texts' },
  list: { filters: ['mail', 'language'], order: ['mail', 'language'] },
  problems: ['invalid-request', 'mail-text-already-written'],
});

export const mailPreviewSchema = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const mailTextEndpoints = {
  preview: endpoint({
    name: 'previewMailText',
    method: 'POST',
    path: '/mail-texts/preview',
    access: 'settings.mail-texts',
    summary:
      'A mail with these words as it would be sent, about a buyback that does not exist. Nothing is kept.',
    body: mailTextInputSchema,
    reply: mailPreviewSchema,
    confidential: true,
    problems: ['invalid-request'],
  }),
} as const;
