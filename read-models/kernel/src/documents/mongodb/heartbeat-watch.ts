type Heartbeat = 'serverHeartbeatStarted' | 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed';
/** The part of the driver's client that the watch needs. */
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
/** The driver checks each server every ten seconds, with a timeout of five more. */
const silenceMs = 30_000;
const everyMs = 5_000;

/**
 * Reconnects when the driver no longer checks one of its servers, whether that server answers or not. Seen with
 * mongodb 7.8 when a server is killed while the driver is connecting: the check never ends, and no other is ever
 * started.
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
      // No server answers now: retried at the next check.
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
