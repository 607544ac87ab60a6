import { parentPort } from 'node:worker_threads';
import { giveWay } from '@reprise/kernel';
import { render, type Answered, type Asked, type Drawing } from './drawings';

async function answerTo(number: number, drawing: Drawing): Promise<Answered> {
  try {
    return { number, pdf: await render(drawing) };
  } catch (error) {
    return { number, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

giveWay();
parentPort?.on('message', ({ number, drawing }: Asked) => {
  void answerTo(number, drawing).then((answer) => parentPort?.postMessage(answer));
});
