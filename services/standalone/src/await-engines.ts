import { openWaitingRoom, type Config, type EngineUse, type HostHealth } from '@reprise/hosting';

const named = ({ engine, name, place }: EngineUse): string => `${engine} (${name}) at ${place}`;

/**
 * Waits until every needed engine answers; tells people what for, and whoever asks at the port. @returns the port, which is
 * another one than the configuration's where that is 0. @throws ConfigurationFault when the port is taken.
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
    `Reprise waits for ${away.map(named).join(' and ')}: no answer yet. It starts as soon as there is one.`,
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
