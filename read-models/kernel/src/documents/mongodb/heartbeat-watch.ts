type Heartbeat = 'serverHeartbeatStarted' | 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed';
/** What the watch needs of the driver's client. */
export type Beating = {
  on(event: Heartbeat, told: (of: { readonly connectionId: string }) => void): unknown;
  on(event: 'serverClosed', told: (of: { readonly address: string }) => void): unknown;
  close(): Promise<void>;
  connect(): Promise<unknown>;
};
export type HeartbeatWatch = { stop(): void };

const heartbeats: readonly Heartbeat[] = [
  'serverHeartbeatStarted',
  'serverHeartbeatSucceeded',
  'serverHeartbeatFailed',
];
/** The driver looks at each server every ten seconds, and gives up a look after five more. */
const silenceMs = 30_000;
const everyMs = 5_000;

/**
 * Connects anew when the driver no longer looks at one of its servers, whether that answers or not. Seen with mongodb 7.8
 * when a server is killed at the moment in which the driver connects: the look never ends, and no other is ever begun.
 */
export function watchHeartbeats(client: Beating): HeartbeatWatch {
  const heard = new Map<string, number>();
  let renewing = false;
  for (const event of heartbeats) client.on(event, ({ connectionId }) => heard.set(connectionId, Date.now()));
  client.on('serverClosed', ({ address }) => heard.delete(address));
  const isSilent = (): boolean => [...heard.values()].some((last) => Date.now() - last > silenceMs);
  const renew = async (): Promise<void> => {
    renewing = true;
    const before = new Map(heard);
    try {
      await client.close();
      heard.clear();
      await client.connect();
    } catch {
      // Nobody answers now: tried again at the next look.
      before.forEach((last, address) => heard.set(address, last));
    } finally {
      renewing = false;
    }
  };
  const timer = setInterval(() => {
    if (!renewing && isSilent()) void renew();
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
