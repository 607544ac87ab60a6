import { randomUUID } from 'node:crypto';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** The events of one buyback's streams, in log order: its own and those of its package. */
export async function storyOf(log, id) {
  const all = await log.readAll('', 1_000_000);
  const packages = new Set(
    all.flatMap(({ stream, data }) =>
      stream.startsWith('package-') && JSON.stringify(data).includes(id) ? [stream] : [],
    ),
  );
  return all.filter(({ stream }) => stream.endsWith(id) || packages.has(stream));
}

/** Another buyback like it: new ids, another number. */
export function copyOf(story, id, n) {
  const ids = new Map([[id, randomUUID()]]);
  for (const { stream } of story) {
    const own = uuid.exec(stream)[0];
    if (!ids.has(own)) ids.set(own, randomUUID());
  }
  const number = JSON.stringify(story).match(/"identificationNumber":"(\d+)"/)[1];
  let text = JSON.stringify(story);
  for (const [from, to] of ids) text = text.replaceAll(from, to);
  return JSON.parse(text.replaceAll(number, String(4_000_000_000_000 + n)));
}

/** Appends copies of a buyback's events until the log has `events` events, many at a time, each stream in order. */
export async function multiply(log, story, id, events) {
  const sideBySide = 250;
  let written = 0;
  for (let n = 0; written < events; n += sideBySide) {
    const copies = Array.from({ length: sideBySide }, (_, k) => copyOf(story, id, n + k));
    for (let step = 0; step < story.length; step += 1) {
      await Promise.all(
        copies.map((copy) => {
          const { stream, revision, position: _position, time: _time, ...event } = copy[step];
          return log.append(
            stream,
            [{ ...event, id: randomUUID() }],
            revision === 0 ? 'no-stream' : revision - 1,
          );
        }),
      );
    }
    written += sideBySide * story.length;
  }
  return written;
}
