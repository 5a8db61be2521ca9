import { gzipSync } from 'node:zlib';
import { KEY_HEADER } from '#contract/wire/headers.ts';
import type { Random } from '#tests/sync/chaos/random.ts';
import { hostileText, hostileValue, spoil } from './hostile.ts';
import type { Draft, FuzzRequest } from './request.ts';
import { otherPath, rawOf } from './wire.ts';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'SEARCH',
];
const CONTENT_TYPES = [
  '',
  'text/xml',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/json, text/html',
  'a'.repeat(3000),
];
const NOT_JSON: readonly ((body: string) => string | Uint8Array)[] = [
  (body) => body.slice(0, body.length / 2),
  (body) => `${body}}`,
  (body) => `${body}${body}`,
  (body) => `\ufeff${body}`,
  (body) => body.replace(/\d+/, 'NaN'),
  (body) => body.replace(/\d+/, '1e999'),
  (body) => body.replace(/\d+/, '-0'),
  (body) => body.replace(/\d+/, '0x1'),
  (body) => body.replace('{', '{"__proto__":{"a":1},'),
  (body) => body.replace('{', '{"constructor":{"prototype":{"a":1}},'),
  (body) => body.replaceAll('"', "'"),
  (body) => body.replace(/"[^"]*"/, '"\\u0000"'),
  (body) => body.replace(/"[^"]*"/, '"\u0000"'),
  (body) => body.replace(/"[^"]*"/, '"\\ud800"'),
  (body) => Buffer.from(body, 'utf16le'),
  (body) => Buffer.concat([Buffer.from(body.slice(0, 20)), Buffer.from([0xc3, 0x28, 0xff])]),
  (body) => gzipSync(body),
  () => '',
  () => ' ',
  () => 'null',
  () => '[]',
  () => '0',
  () => '"texto"',
  () => '['.repeat(50_000),
  () => '{"a":'.repeat(20_000),
  () => `"${'x'.repeat(2 * 1024 * 1024)}"`,
];
/** Headers with a meaning for a server, with meaningless values. */
const HEADERS = [
  'authorization',
  KEY_HEADER,
  'accept',
  'accept-encoding',
  'content-encoding',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'x-original-url',
  'x-pending',
];

/** Spoils arguments before they become a request: wrong, missing, unrequested and repeated ones. */
export function spoilDraft(draft: Draft, random: Random): Draft {
  const { params, query, body } = structuredClone(draft);
  const place = random.pick([
    ...Object.keys(params).map(() => 'params'),
    ...Object.keys(query).map(() => 'query'),
    ...(body === undefined ? [] : ['body', 'body', 'body']),
    'unasked',
  ]);
  if (place === 'body') return { params, query, body: spoil(body, random) };
  if (place === 'unasked') {
    const name = random.pick([
      '__proto__',
      'constructor',
      'a[b]',
      'x[]',
      '',
      '%',
      'idUsuario',
      hostileText(random),
    ]);
    Object.defineProperty(query, name, { value: hostileValue(random), enumerable: true, configurable: true });
    return { params, query, body };
  }
  const holder = place === 'params' ? params : query;
  const name = random.pick(Object.keys(holder));
  const kind = random.int(1, 10);
  if (kind === 1) Reflect.deleteProperty(holder, name);
  else if (kind === 2) holder[name] = [holder[name], hostileText(random)];
  else holder[name] = hostileText(random);
  return { params, query, body };
}

const withHeader = (request: FuzzRequest, name: string, value: string): FuzzRequest => ({
  ...request,
  headers: [...request.headers.filter(([had]) => had !== name), [name, value]],
});

/** Characters that a header can carry: of one byte each, without line ends. */
const headerText = (text: string): string =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');

/** Spoils a request as it goes out: its body, type, method, address, headers or its very bytes. */
export function spoilRequest(request: FuzzRequest, random: Random): FuzzRequest {
  const kind = random.pick(['body', 'body', 'type', 'method', 'path', 'header', 'header', 'header', 'wire']);
  const spoilt = [...request.spoilt, kind];
  switch (kind) {
    case 'body': {
      const body = random.pick(NOT_JSON)(typeof request.body === 'string' ? request.body : '{"a":1,"b":"c"}');
      return { ...withHeader(request, 'content-type', 'application/json'), body, spoilt };
    }
    case 'type':
      return {
        ...withHeader(request, 'content-type', random.pick(CONTENT_TYPES)),
        body: request.body ?? '{}',
        spoilt,
      };
    case 'method':
      return { ...request, method: random.pick(METHODS), spoilt, reachesCall: false };
    case 'path':
      return { ...request, target: otherPath(request.target, random), spoilt, reachesCall: false };
    case 'wire':
      return { ...request, raw: rawOf(request, random), spoilt, reachesCall: false };
    default: {
      const value = random.pick([
        hostileText(random),
        'Bearer ',
        'Bearer a.b.c',
        'Basic %%%',
        'bytes=0-0,-1',
        '"etag"',
        'gzip',
        '100-continue',
        'a'.repeat(9000),
      ]);
      return { ...withHeader(request, random.pick(HEADERS), headerText(value)), spoilt };
    }
  }
}
