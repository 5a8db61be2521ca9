import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** The names that `trustProxy` knows for whole networks. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function toList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of proxies.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else if (/^\d+$/.test(bits)) list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Keeps the request id of a trusted proxy, so that both logs use the same; otherwise makes a new one. */
export function requestIds(
  proxies: readonly string[],
  newId: () => string,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const trusted = toList(proxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const address = bare(socket.remoteAddress ?? '');
    if (typeof given !== 'string' || !REQUEST_ID.test(given) || isIP(address) === 0) return newId();
    return trusted.check(address, familyOf(address)) ? given : newId();
  };
}
