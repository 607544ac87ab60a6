import { runCommand, say } from './command-line';
import { storyOf } from './story';

// npm run story -- buyback-{uuid}, or a buyback's uuid alone
runCommand(async ({ log }, [stream = '']) => {
  const sentences = await storyOf(log, stream);
  if (sentences.length === 0) throw new RangeError(`${stream || '(nothing)'} has no events`);
  sentences.forEach(say);
});
