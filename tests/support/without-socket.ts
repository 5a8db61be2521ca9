import { gunzipSync } from 'node:zlib';
import type { Api } from './api.ts';

/** Responds to one `fetch('/api/...')` by the server in process; the body is never compressed. */
export async function answerWithoutSocket(
  { app }: Api,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const { statusCode, headers, rawPayload } = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  const replied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!/^content-(length|encoding)$/.test(name) && value !== undefined) replied.set(name, String(value));
  }
  const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  const body = [204, 304].includes(statusCode) ? null : new Uint8Array(plain);
  return new Response(body, { status: statusCode, headers: replied });
}
