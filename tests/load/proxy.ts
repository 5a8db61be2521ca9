import { createServer, request as open, type Server } from 'node:http';
import { must } from '#lib/must.ts';

/** A balancer that gives each request to the next of `ports`; 502 when that one does not respond. */
export async function startProxy(ports: readonly number[]): Promise<{ port: number; close(): void }> {
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const port = must(ports[turn++ % ports.length], 'target');
    const { method, url, headers } = incoming;
    const fail = () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    const passed = open({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', fail);
    });
    passed.on('error', fail);
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
