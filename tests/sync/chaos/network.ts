import { KEY_HEADER, MARCA_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { type Answer, type SendOptions, type Sent, send } from '#net/send.ts';
import type { Random } from './random.ts';
import type { Tab } from './tab.ts';

/** A request on its way: the page waits for `resolve`. */
export type Flight = {
  tab: Tab;
  wire: Sent;
  options: SendOptions;
  resolve: (answer: Answer) => void;
};

type Kept = { key: string; status: number; text: string; marca: string | null };

/** The server's first final response under a key; later responses under it are repeats. */
export type Served = Kept & { wire: Sent; n: number };

export type Network = {
  flights: Flight[];
  /** Responses on their way back. */
  late: { flight: Flight; answer: Answer }[];
  /** Requests whose page has given up; they may still arrive, at any time. */
  ghosts: Flight[];
  served: Map<string, Served>;
  /** The last cart read for each customer, which a cache may have kept. */
  reads: Map<string, Kept>;
  /** The number of responses that were the first under their key. */
  counted: number;
  /** Responses under a key that differ from its first one. */
  contradictions: string[];
  send: (tab: Tab) => (wire: Sent, options: SendOptions) => Promise<Answer>;
  /** Forgets earlier reads, and all keys except these, as the restored server has. */
  forget: (kept: ReadonlySet<string>) => void;
  /** Brings a request to the server and notes its effect. */
  deliver: (flight: Flight) => Promise<Answer>;
};

const isPassing = (status: number): boolean => status >= 500 || [401, 403, 408, 425, 429].includes(status);

export function createNetwork(onSend: () => void): Network {
  const network: Network = {
    flights: [],
    late: [],
    ghosts: [],
    served: new Map(),
    reads: new Map(),
    counted: 0,
    contradictions: [],
    send: (tab) => (wire, options) =>
      new Promise((resolve) => {
        onSend();
        if (!tab.dead) network.flights.push({ tab, wire, options, resolve });
      }),
    forget: (kept) => {
      for (const key of network.served.keys()) if (!kept.has(key)) network.served.delete(key);
      network.reads.clear();
    },
    deliver: async ({ wire, options }) => {
      const answer = await send(wire, options);
      if (answer.kind === 'answer' && answer.isOurs && options.key) note(network, wire, options.key, answer);
      if (answer.kind === 'answer' && answer.status === 200) noteRead(network, wire, answer);
      return answer;
    },
  };
  return network;
}

/** Returns the customer whose cart a request reads; undefined for any other request. */
const clienteOf = ({ method, path, query }: Sent): string | undefined =>
  method === 'GET' && path === '/Carrinho' ? query['idPessoaCliente'] : undefined;

function noteRead(
  { reads }: Network,
  wire: Sent,
  { status, text, marca = null }: Extract<Answer, { kind: 'answer' }>,
): void {
  const cliente = clienteOf(wire);
  if (cliente !== undefined && text !== 'null')
    reads.set(cliente, { key: `the cart of ${cliente}`, status, text, marca });
}

/**
 * Returns the possible responses of a cache: other customers' carts for a read, earlier responses for all
 * else.
 */
function keptFor({ served, reads }: Network, wire: Sent): Kept[] {
  const cliente = clienteOf(wire);
  const carts = [...reads].filter(([of]) => of !== cliente).map(([, kept]) => kept);
  return cliente === undefined || carts.length === 0 ? [...served.values()] : carts;
}

function note(
  network: Network,
  wire: Sent,
  key: string,
  { status, text, marca = null }: Extract<Answer, { kind: 'answer' }>,
): void {
  // Neither stored nor final: the same request may still be applied.
  if (isPassing(status) || /"(em-andamento|outra-epoca)"/.test(text)) return;
  const first = network.served.get(key);
  if (!first) network.served.set(key, { key, status, text, marca, wire, n: (network.counted += 1) });
  // Two devices with one change from a file may send it against different carts.
  else if (text.includes('"chave-reutilizada"') && JSON.stringify(first.wire) !== JSON.stringify(wire))
    return;
  else if (first.status !== status || first.text !== text) {
    network.contradictions.push(`${key}: ${first.status} and then ${status} ${text.slice(0, 120)}`);
  }
}

const RETRY_AFTER = ['0', '1', '7', '100000', '-5', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT', ''];

/** Makes a response to a request with this key. */
type Making = (key: string | null) => Response;

const ours = (key: string | null): Record<string, string> => ({
  [MARKER_HEADER]: MARKER_VALUE,
  ...(key === null ? {} : { [KEY_HEADER]: key }),
});

/**
 * Returns a response that is not the server's word on the request: from a portal, a proxy, or a busy or
 * half-started server.
 */
export function foreignAnswer(random: Random, network: Network, wire: Sent): { name: string; make: Making } {
  const retry = random.pick(RETRY_AFTER);
  const json = (body: unknown, status: number, more: Record<string, string> = {}) => ({
    foreign: () => Response.json(body, { status }),
    own: (key: string | null) => Response.json(body, { status, headers: { ...ours(key), ...more } }),
  });
  const ownText =
    (body: string, status: number): Making =>
    (key) =>
      new Response(body, { status, headers: ours(key) });
  const refused = { Message: 'x', Description: 'y', Codigo: 'quantidade-invalida' };
  const earlier = keptFor(network, wire);
  const stale = earlier.length > 0 ? [staleAnswer(random.pick(earlier))] : [];
  return random.pick([
    ...stale,
    { name: 'portal page', make: () => new Response('<html>Aceite os termos</html>', { status: 200 }) },
    { name: 'portal redirect', make: () => new Response(null, { status: 302, headers: { location: '/x' } }) },
    { name: 'foreign refusal', make: json(refused, 422).foreign },
    { name: 'foreign 200', make: json({ carrinho: null, sobrescrito: null }, 200).foreign },
    { name: 'foreign 401', make: json({}, 401).foreign },
    { name: 'bare 403', make: ownText('no', 403) },
    { name: 'bare 404', make: ownText('', 404) },
    { name: 'unknown code', make: json({ ...refused, Codigo: 'novidade' }, 422).own },
    { name: '502', make: () => new Response('<html>bad gateway</html>', { status: 502 }) },
    {
      name: `503 after ${retry}`,
      make: json({ ...refused, Codigo: 'indisponivel' }, 503, { 'retry-after': retry }).own,
    },
    {
      name: `429 after ${retry}`,
      make: json({ ...refused, Codigo: 'muitas-requisicoes' }, 429, { 'retry-after': retry }).own,
    },
    { name: 'half a body', make: ownText('{"carrinho":{"idCarr', 200) },
    { name: 'in progress', make: json({ ...refused, Codigo: 'em-andamento' }, 409).own },
  ]);
}

/** Returns a cache's copy of an earlier request's response, mark included. */
const staleAnswer = ({ key, status, text, marca }: Kept): { name: string; make: Making } => ({
  name: `the answer to ${key}`,
  make: () =>
    new Response(text, { status, headers: { ...ours(key), ...(marca ? { [MARCA_HEADER]: marca } : {}) } }),
});

/** Returns the server's response to an ended session. */
export const expired = (key: string | null): Response =>
  Response.json(
    { Message: 'Atenção', Description: 'Sessão expirada.', Codigo: 'sessao-expirada' },
    { status: 401, headers: ours(key) },
  );
