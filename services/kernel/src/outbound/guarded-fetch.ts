import { Agent, fetch as send, type RequestInit } from 'undici';
import { AddressNotAllowed, guardedLookup, mayBeCalled } from './public-address';

export type OutboundRule = {
  /** Machines in the own network may be called. */
  readonly privateAddresses: boolean;
  /** Without TLS too: for demonstrations and tests. */
  readonly plainHttp: boolean;
};
export type GuardedFetch = {
  /** Redirects are not followed. @throws AddressNotAllowed before anything is sent, or as `fetch` does. */
  fetch(url: string, options: RequestInit): Promise<Response>;
  /** Kept-alive connections would keep the process from ending. */
  close(): Promise<void>;
};

/** From the call to the last byte of its reply. */
const usualPatienceMs = 10_000;
/** Of a reply, in bytes: descriptions, keys, tokens and labels are far smaller. */
const longestReply = 512 * 1024;

export const isAllowed = (url: URL, { privateAddresses, plainHttp }: OutboundRule): boolean =>
  (url.protocol === 'https:' || (plainHttp && url.protocol === 'http:')) &&
  mayBeCalled(url, privateAddresses);

/** For addresses that a client of the platform has chosen. The connection goes to the address that was checked. */
export function guardedFetch(rule: OutboundRule, patienceMs = usualPatienceMs): GuardedFetch {
  const dispatcher = new Agent({
    connect: { timeout: patienceMs, ...(!rule.privateAddresses && { lookup: guardedLookup() }) },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    maxResponseSize: longestReply,
  });
  return {
    async fetch(url, options) {
      if (!isAllowed(new URL(url), rule)) throw new AddressNotAllowed();
      const signal = AbortSignal.timeout(patienceMs);
      const response = await send(url, { ...options, redirect: 'manual', signal, dispatcher });
      // The same standard interface, declared twice.
      return response as unknown as Response;
    },
    close: () => dispatcher.destroy(),
  };
}
