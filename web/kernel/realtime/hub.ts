import { hubEndpoint, pathOf } from '@reprise/contracts/kernel';

export type HubOptions = {
  /** Read again for each connection, because tokens are short-lived. */
  token: () => string | undefined;
  onMessage: (message: unknown) => void;
  /** After a gap the screen must refetch: changes in between were not announced to it. */
  onReconnect?: () => void;
  onOpen?: () => void;
  onLost?: () => void;
  baseUrl?: string;
  open?: (url: string) => EventSource;
  random?: () => number;
};

const slowest = 30_000;

function hubUrl(baseUrl: string, topics: readonly string[], token: string | undefined): string {
  const params = new URLSearchParams(topics.map((topic) => ['topic', topic]));
  if (token) params.set('authorization', token);
  return `${baseUrl}${pathOf(hubEndpoint)}?${params.toString()}`;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Follows topics over server-sent events, reconnecting with growing, jittered delays. Returns a function that stops
 * it.
 */
export function subscribe(topics: readonly string[], options: HubOptions): () => void {
  const { baseUrl = '/api', open = (url) => new EventSource(url), random = Math.random } = options;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let connectedBefore = false;

  function connect(): void {
    source = open(hubUrl(baseUrl, topics, options.token()));
    source.onopen = () => {
      failures = 0;
      options.onOpen?.();
      if (connectedBefore) options.onReconnect?.();
      connectedBefore = true;
    };
    source.onmessage = (event: MessageEvent<string>) => {
      const message = read(event.data);
      if (message !== undefined) options.onMessage(message);
    };
    source.onerror = () => {
      source?.close();
      options.onLost?.();
      failures += 1;
      const wait = Math.min(slowest, 500 * 2 ** failures);
      timer = setTimeout(connect, wait * (0.5 + random() / 2));
    };
  }

  const disconnect = (): void => {
    clearTimeout(timer);
    source?.close();
  };
  /** A page that is left may be kept to come back to; its stream would hold one of the browser's few connections. */
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) connect();
  };
  window.addEventListener('pagehide', disconnect);
  window.addEventListener('pageshow', comeBack);
  connect();
  return () => {
    window.removeEventListener('pagehide', disconnect);
    window.removeEventListener('pageshow', comeBack);
    disconnect();
  };
}
