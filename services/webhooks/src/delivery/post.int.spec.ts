import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Poster } from './post';

describe('a delivery', () => {
  it('to a name that leads to an internal address is refused before anything is sent', async () => {
    let asked = 0;
    const server = createServer(() => void (asked += 1));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const poster = new Poster({ privateAddresses: false });
    for (const url of [
      `https://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `https://localhost:${port}/`,
    ])
      expect(await poster.post(new URL(url), {}, '{}')).toEqual({
        status: null,
        reason: 'address-not-allowed',
      });
    expect(asked).toBe(0);
    poster.close();
    server.close();
  });
});
