import { connect, createServer, type Server, type Socket } from 'node:net';

/** Sits between a server and its PostgreSQL; cuts the database off and reconnects it. */
export type DatabaseProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Keeps every connection and passes no byte on, as a stopped database does. */
  hang(): void;
  /** Ends every connection and refuses new ones. */
  goAway(): Promise<void>;
  /** Passes everything on again, held-back bytes included. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/** Listens on a free port for the database at `url`. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let hanging = false;
  const forward = (client: Socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (hanging) from.pause();
      from.on('data', (bytes) => to.write(bytes));
      if (hanging) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  let server: Server = createServer(forward);
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const endAll = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  // A socket in the file system, if the address names one, would bypass the proxy.
  own.searchParams.delete('host');
  return {
    url: own.href,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    goAway: endAll,
    async comeBack() {
      hanging = false;
      for (const socket of sockets) socket.resume();
      if (server.listening) return;
      server = createServer(forward);
      await listen(port);
    },
    close: endAll,
  };
}
