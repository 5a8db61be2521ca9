import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, sampleEnv, sampleParked, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import { type EmailIntent, laneOfContatos } from '#vault/contato-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { keepContatos, sampleEmail } from './contato-sample.ts';
import { dispatchEmail } from './dispatch-contato.ts';
import { readEmails } from './read-contatos.ts';

let vault: Vault;
const env = sampleEnv();
const lane = laneOfContatos(101);
const dado = (email: string) => ({ email, promocoes: true });
const change = (antes: string, depois: string | null): EmailIntent => ({
  tipo: 'email',
  contato: 'e:a@x.com',
  antes: dado(antes),
  depois: depois === null ? null : dado(depois),
});
const queued = async () =>
  (await vault.outbox.orderBy('seq').toArray()).map(({ intent }) =>
    intent.tipo === 'email' ? [intent.antes?.email, intent.depois?.email] : [],
  );

beforeEach(async () => {
  vault = await sampleVault();
  await keepContatos(vault, { emails: [sampleEmail('a@x.com')] });
  await vault.parked.put(
    sampleParked(3, change('a@x.com', 'b@x.com'), { lane, codigo: 'contato-duplicado' }),
  );
  await vault.outbox.put(sampleRow(4, change('b@x.com', 'c@x.com'), { lane, v: 5 }));
});

test('a deletion takes the place of a refused change and of the one behind it, as the server has the contact', async () => {
  const [aqui] = (await readEmails(vault, 101)).contatos;
  expect(aqui?.email).toBe('c@x.com');
  const saved = await dispatchEmail(vault, CLIENTE, { aqui: must(aqui, 'the address'), dado: null }, env);
  expect(await queued()).toEqual([['a@x.com', undefined]]);
  expect(saved).toEqual({ ok: true, value: { key: (await vault.outbox.toArray())[0]?.key } });
});
