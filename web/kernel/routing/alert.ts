import { z } from 'zod';

/** The query parameter that tells a list what has just been done (back office §2). */
export const alertParameter = 'alert';
const alertSchema = z.object({
  type: z.enum(['success', 'info', 'warning', 'error']),
  message: z.string().trim().min(1).max(300),
});
export type PageAlert = z.infer<typeof alertSchema>;

/** The address of a page that shows `alert` once it is open. */
export function withAlert(path: string, alert: PageAlert): string {
  const query = new URLSearchParams({ [alertParameter]: JSON.stringify(alert) });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** Anyone can write an address: whatever is not a valid alert is ignored. */
export function readAlert(params: URLSearchParams): PageAlert | undefined {
  try {
    return alertSchema.safeParse(JSON.parse(params.get(alertParameter) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
