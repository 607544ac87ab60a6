import { openWaitingRoom, type Config, type EngineUse, type HostHealth } from '@reprise/hosting';

const named = ({ engine, name, place }: EngineUse): string => `${engine} (${name}) at ${place}`;

/**
 * Waits until every required engine answers; tells people, and callers of the port, what for. @returns the port,
 * which differs from the configured one if that is 0. @throws ConfigurationFault if the port is in use.
 */
export async function awaitEngines(
  config: Config,
  uses: readonly EngineUse[],
  health: HostHealth,
  say: (text: string) => void,
): Promise<number> {
  const { engines } = health;
  await engines.look();
  engines.start();
  if (engines.isReady) return config.port;
  const states = engines.all();
  const away = uses.filter(({ needed }, n) => needed && states[n]?.state !== 'answers');
  say(
    `Reprise is waiting for ${away.map(named).join(' and ')}: no answer yet. It starts as soon as there is one.`,
  );
  const room = await openWaitingRoom(config.port, health);
  say(`  Health       http://localhost:${room.port}/health/ready`);
  try {
    await engines.ready();
    return room.port;
  } finally {
    await room.close();
  }
}
