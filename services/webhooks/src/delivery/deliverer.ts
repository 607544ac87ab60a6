import { cloudEventMediaType, type CloudEvent } from '@reprise/contracts/messages';
import type { Clock } from '@reprise/kernel';
import { signedHeaders } from '@reprise/kernel/outbound';
import { Poster, type Answer, type PostOptions } from './post';

export type Target = { readonly url: string; readonly secrets: readonly string[] };
export type Attempt = Answer & { readonly at: string; readonly durationMs: number };

const ownHeaders = {
  'content-type': `${cloudEventMediaType}; charset=utf-8`,
  'user-agent': 'Reprise-Webhooks/1',
};

/** Signs messages and sends them, once each. */
export class Deliverer {
  private readonly poster: Poster;

  constructor(
    options: PostOptions,
    private readonly clock: Clock,
  ) {
    this.poster = new Poster(options);
  }

  async deliver({ url, secrets }: Target, message: CloudEvent): Promise<Attempt> {
    const at = this.clock.now();
    const body = JSON.stringify(message);
    const began = performance.now();
    const headers = { ...ownHeaders, ...signedHeaders(secrets, message.id, at, body) };
    const answer = await this.poster.post(new URL(url), headers, body);
    return { ...answer, at: at.toISOString(), durationMs: Math.round(performance.now() - began) };
  }

  close(): void {
    this.poster.close();
  }
}
