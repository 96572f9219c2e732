import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A place through which a service is reached, and which can be shut: it is away then, as if its machine were. */
export interface Door {
  port: number;
  shut: () => Promise<void>;
  open: () => Promise<void>;
}

/** Opens one before a port of this machine. */
export async function openDoor(to: number): Promise<Door> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(to, '127.0.0.1');
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => listen(port),
  };
}
