import { EventEmitter } from 'node:events';
import { ignoreClosedPipe } from './closed-pipe';

describe('a command whose reader has closed the pipe', () => {
  const stream = new EventEmitter();
  ignoreClosedPipe(stream);
  const fails = (code: string) => () => stream.emit('error', Object.assign(new Error(code), { code }));

  it('continues silently', () => {
    for (const code of ['EPIPE', 'ERR_STREAM_DESTROYED']) expect(fails(code)).not.toThrow();
  });

  it('does not hide another error of the output', () => {
    expect(fails('ENOSPC')).toThrow('ENOSPC');
  });
});
