import { runCommand, say } from './command-line';
import { storyOf } from './story';

// npm run story -- buyback-{uuid}, or just a buyback's UUID
runCommand(async ({ log }, [stream = '']) => {
  const sentences = await storyOf(log, stream);
  if (sentences.length === 0) throw new RangeError(`${stream || '(nothing)'} has no events`);
  sentences.forEach(say);
});
