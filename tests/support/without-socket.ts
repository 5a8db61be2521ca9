import { gunzipSync } from 'node:zlib';
import type { Api } from './api.ts';

/** The content of a request as the server gets it: a form as bytes, with the content type that names its boundary. */
async function payloadOf({ body }: RequestInit): Promise<{ payload?: string | Buffer; type?: string }> {
  if (typeof body === 'string') return { payload: body };
  if (!(body instanceof FormData)) return {};
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await form.arrayBuffer()), type };
}

/** Responds to one `fetch('/api/...')` by the server in process; the body is never compressed. */
export async function answerWithoutSocket(
  { app }: Api,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const { payload, type } = await payloadOf(init);
  const { statusCode, headers, rawPayload } = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...(type && { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  const replied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!/^content-(length|encoding)$/.test(name) && value !== undefined) replied.set(name, String(value));
  }
  const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  const body = [204, 304].includes(statusCode) ? null : new Uint8Array(plain);
  return new Response(body, { status: statusCode, headers: replied });
}
