import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The size of a household's or office's network: its users have all addresses of it. */
const NETWORK_GROUPS = 4;

/** The name under which an address is counted: an IPv4 address itself, or an IPv6 address's network (/64). */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(bare)) return address;
  const [before = '', after] = bare.split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
