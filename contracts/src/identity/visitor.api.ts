import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';
import { accountSummarySchema, publicOrganisationSchema } from '../organisation';

/** The calls that the public app makes first; none of them brings sign-in code into that app. */
export const visitorEndpoints = {
  visitorToken: endpoint({
    name: 'createVisitorToken',
    method: 'POST',
    path: '/webtoken-with-account-and-ord',
    access: 'public',
    summary: 'A token for the public web site of the tenant with the host of the URL.',
    body: z.strictObject({ url: z.string().min(1).max(2000) }),
    consumes: 'application/x-www-form-urlencoded',
    reply: z.object({ token: z.string(), ord: publicOrganisationSchema, account: accountSummarySchema }),
    limits: [perMinute('address', 60)],
    problems: ['white-label-unavailable'],
  }),
} as const;
