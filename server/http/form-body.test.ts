import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptForm, FORMS } from './form-body.ts';

test('form of an address waits while two forms of that address are read; another address does not wait', async () => {
  const app = Fastify();
  acceptForm(app, FORMS.visitor);
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  app.post('/form', async (request) => {
    begun.push(request.ip);
    await gate.promise;
    return 'read';
  });
  const send = async (remoteAddress: string): Promise<number> => {
    const form = new FormData();
    form.set('field', 'value');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    const answer = await app.inject({ method: 'POST', url: '/form', headers, payload, remoteAddress });
    return answer.statusCode;
  };
  const mine = [1, 2, 3].map(() => send('203.0.113.1'));
  await expect.poll(() => begun.length).toBe(2);
  const other = send('203.0.113.2');
  await expect.poll(() => begun.length).toBe(3);
  expect(begun).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2']);
  gate.resolve();
  expect(await Promise.all([...mine, other])).toEqual([200, 200, 200, 200]);
  await app.close();
});
