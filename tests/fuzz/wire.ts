import type { Random } from '#tests/sync/chaos/random.ts';
import { hostileValue } from './hostile.ts';
import { type FuzzRequest, toText } from './request.ts';

/** An address other than the call's own, or the same in another spelling. */
export function otherPath(target: string, random: Random): string {
  return random.pick<(path: string) => string>([
    (path) => path.toUpperCase(),
    (path) => path.replace('/api', '/Api'),
    (path) => path.replace(/(\?|$)/, '/$1'),
    (path) => path.replace('/api/', '/api//'),
    (path) => path.replace('/api/', '/api/./'),
    (path) => path.replace('/api/', '/api/x/../'),
    (path) => path.replace('/api/', '/api/%2e%2e/'),
    (path) => path.replace('/api/', '/%61pi/'),
    (path) => path.replace('/api/', '/api%2f'),
    (path) => path.replace(/(\?|$)/, ';a=b$1'),
    (path) => path.replace(/(\?|$)/, '%00$1'),
    (path) => path.replace(/(\?|$)/, '%E0%A4%A$1'),
    (path) => path.replace(/(\?|$)/, `/${'a'.repeat(4000)}$1`),
    (path) => `${path}#fragmento`,
    (path) => `${path}${path.includes('?') ? '&' : '?'}${'a=1&'.repeat(1500)}`,
    (path) => `${path}?a[b][c]=1&&=&?`,
    (path) => path.slice(0, random.int(1, path.length)),
    (path) => `http://outro.example${path}`,
    () => '*',
    () => `/api/${encodeURIComponent(toText(hostileValue(random)))}`.slice(0, 6000),
    () => '/../../etc/passwd',
    () => '/assets/..%2f..%2fserver/main.ts',
  ])(target);
}

/** A request that no HTTP client would write. */
export function rawOf({ method, target, headers, body }: FuzzRequest, random: Random): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const text = typeof body === 'string' ? body : '';
  const start = `${method} ${target} HTTP/1.1`;
  const build = (first: string, more: readonly string[], after: string) =>
    [first, 'host: localhost', 'connection: close', ...lines, ...more, '', after].join('\r\n');
  const bytes = Buffer.byteLength(text);
  return random.pick([
    build(start, [`content-length: ${bytes}`, `content-length: ${bytes + 1}`], text),
    build(start, [`content-length: -1`], text),
    build(start, [`content-length: 1e3`], text),
    build(start, [`content-length: ${bytes}`, 'transfer-encoding: chunked'], text),
    build(start, ['transfer-encoding: chunked'], `ZZ\r\n${text}\r\n0\r\n\r\n`),
    build(start, ['transfer-encoding: chunked'], `${bytes.toString(16)}\r\n${text}\r\n0\r\n\r\n`),
    build(start, ['transfer-encoding: xchunked'], text),
    build(start, ['expect: outra-coisa'], text),
    build(start, ['nome com espaco: 1'], text),
    build(start, ['x-a: a\u0000b'], text),
    build(start, [`x-a: ${'a'.repeat(20_000)}`], text),
    build(
      start,
      Array.from({ length: 2500 }, (_, i) => `x-${i}: 1`),
      text,
    ),
    build(start.replace('HTTP/1.1', 'HTTP/1.0'), [`content-length: ${bytes}`], text),
    build(start.replace('HTTP/1.1', 'HTTP/9.9'), [], text),
    build(start.replace('HTTP/1.1', ''), [], text),
    build(`FOO ${target} HTTP/1.1`, [], text),
    build(`${method} ${target} com espaco HTTP/1.1`, [], text),
    build(`${method}  HTTP/1.1`, [], text),
    `${start}\r\nconnection: close\r\n\r\n`,
    `${start}\nhost: localhost\nconnection: close\n\n`,
    '\u0016\u0003\u0001\u0000\u0005lixo\r\n\r\n',
  ]);
}
