import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The sockets in front of the gRPC server, which a spec can break. */
export class Door {
  private readonly sockets = new Set<Socket>();
  private listener: Server | undefined;

  constructor(private readonly admit: (socket: Socket) => void) {}

  open(port: number, address = '127.0.0.1'): Promise<number> {
    const listener = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      this.admit(socket);
    });
    this.listener = listener;
    return new Promise((opened, failed) => {
      listener.once('error', failed);
      listener.listen(port, address, () => opened((listener.address() as AddressInfo).port));
    });
  }

  breakOff(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  async close(): Promise<void> {
    const { listener } = this;
    if (!listener?.listening) return;
    const closed = new Promise<void>((done) => listener.close(() => done()));
    this.breakOff();
    await closed;
  }
}
