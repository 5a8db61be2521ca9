import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The state of a network: `open` lets everything through; `portal` responds to every address with its own page,
 * as a hotel does, and lets browsers keep it; `hang` takes requests without a response; `reset` breaks every
 * connection.
 */
export type PortalMode = 'open' | 'portal' | 'hang' | 'reset';

/** A network between the browser and the server. `mode` decides for each request; null asks `state.mode`. */
export type Portal = {
  readonly url: string;
  readonly state: { mode: PortalMode; modeOf: ((path: string) => PortalMode | null) | null };
  /** Addresses that the portal answered itself. */
  readonly answered: string[];
  stop(): Promise<void>;
};

const PAGE = '<!doctype html><title>Wi-Fi do Hotel</title><p>Aceite os termos para navegar.</p>';

function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = request(
    {
      hostname: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/** Starts a network in front of a server. */
export async function startPortal(targetUrl: string): Promise<Portal> {
  const target = new URL(targetUrl);
  const state: Portal['state'] = { mode: 'open', modeOf: null };
  const answered: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const mode = state.modeOf?.(path) ?? state.mode;
    if (mode === 'open') forward(target, incoming, outgoing);
    else if (mode === 'reset') incoming.socket.destroy();
    else if (mode === 'portal') {
      answered.push(path);
      outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=3600' });
      outgoing.end(PAGE);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    answered,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
