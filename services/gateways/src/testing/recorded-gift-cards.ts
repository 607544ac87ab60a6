import { z } from 'zod';
import type { Answered, Asked, Recording } from './recorded-server';

const order = z.strictObject({
  ...{ paymentId: z.string(), amount: z.int().positive(), currency: z.string().length(3) },
  beneficiary: z.string(),
});
type Issued = z.infer<typeof order> & {
  key: string;
  reference: string;
  status: 'issued' | 'pending' | 'cancelled';
};
export type IssuersMood = {
  /** Issues, and is gone before it can say so. */
  lost?: boolean;
  refuses?: string;
  settlesLater?: boolean;
  answer?: Answered;
};

/** An issuer of gift cards that keeps our contract (`contracts/docs/connectors.md`), in whatever mood. */
export function recordedGiftCards(token = 'secret'): {
  recording: Recording;
  issued: Issued[];
  mood: IssuersMood;
} {
  const issued: Issued[] = [];
  const mood: IssuersMood = {};
  const refused = (status: number, reason: string): Answered => ({ status, body: { reason } });
  const shown = ({ reference, amount, currency, status }: Issued): Answered => ({
    status: 200,
    body: {
      ...{ reference, amount, currency, status },
      ...(status === 'issued' && {
        card: { number: `6034${reference.padStart(12, '0')}`, pin: '1234', expiresOn: '2027-11-22' },
      }),
    },
  });
  function issue({ headers, body }: Asked): Answered | 'silence' {
    const key = headers['idempotency-key'];
    const parsed = order.safeParse(body);
    if (typeof key !== 'string' || !parsed.success) return refused(422, 'invalid-order');
    if (mood.refuses) return refused(422, mood.refuses);
    const status = mood.settlesLater ? 'pending' : 'issued';
    const known = issued.find((each) => each.key === key);
    const card: Issued = known ?? { ...parsed.data, key, reference: String(issued.length + 1), status };
    if (!known) issued.push(card);
    return mood.lost ? { status: 503 } : shown(card);
  }
  function recording(asked: Asked): Answered | 'silence' | undefined {
    const { method, path, headers } = asked;
    if (mood.answer) return mood.answer;
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'unknown-token');
    if (method === 'GET' && path === '/status') return { status: 200, body: { status: 'ok' } };
    if (method === 'POST' && path === '/gift-cards') return issue(asked);
    const key = /^\/gift-cards\/by-key\/(.+)$/.exec(path)?.[1];
    const byKey = issued.find((each) => each.key === decodeURIComponent(key ?? ''));
    if (method === 'GET' && key) return byKey ? shown(byKey) : refused(404, 'key-unknown');
    const reference = /^\/gift-cards\/([^/]+)\/cancel$/.exec(path)?.[1];
    const card = issued.find((each) => each.reference === reference);
    if (method !== 'POST' || !reference) return undefined;
    if (!card) return refused(404, 'card-unknown');
    card.status = 'cancelled';
    return shown(card);
  }
  return { recording, issued, mood };
}
