import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { alterarClientePrincipal } from '#contract/customers/preferencia.ts';
import { portal, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from './sync-sample.ts';
import { tellPrincipal } from './tell-principal.ts';

test('the chosen customer is sent until the server accepts it, or refuses it as not the user’s', async () => {
  const left = async (got: Answer, id: number | undefined = 104) => {
    const { env, calls } = await sampleSync(() => got);
    if (id !== undefined) await env.vault.device.update(1, { principalPorAvisar: id });
    await tellPrincipal(env);
    return [(await env.vault.device.get(1))?.principalPorAvisar, calls().length];
  };
  expect(await left(replied(alterarClientePrincipal, { IDCliente: 104 }))).toEqual([undefined, 1]);
  expect(await left(refused(403, 'cliente-nao-vinculado'))).toEqual([undefined, 1]);
  expect(await left(refused(401, 'sessao-expirada'))).toEqual([104, 1]);
  expect(await left(silence())).toEqual([104, 1]);
  expect(await left(portal(403))).toEqual([104, 1]);
  const { env, calls } = await sampleSync(() => silence());
  await tellPrincipal(env);
  await env.vault.device.clear();
  await tellPrincipal(env);
  expect(calls()).toEqual([]);
});

test('the request names the customer as the main one, and no preference that the server may know better', async () => {
  const { env, asked } = await sampleSync(() => silence());
  await env.vault.device.update(1, { principalPorAvisar: 104 });
  await tellPrincipal(env);
  expect(asked.map(({ body }) => body)).toEqual([JSON.stringify({ IDCliente: 104, ClientePrincipal: true })]);
});
