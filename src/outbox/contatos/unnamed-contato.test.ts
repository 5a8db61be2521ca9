import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, sampleEnv, sampleVault } from '#outbox/outbox-sample.ts';
import { settleConfirmed } from '#outbox/settle.ts';
import type { Vault } from '#vault/vault.ts';
import { keepContatos, sampleEmail, sampleTelefone } from './contato-sample.ts';
import { dispatchEmail, dispatchTelefone } from './dispatch-contato.ts';
import { type EmailAqui, readEmails, readTelefones, type TelefoneAqui } from './read-contatos.ts';

let vault: Vault;
const env = sampleEnv();
const dado = { email: 'a@x.com', promocoes: true };

beforeEach(async () => {
  vault = await sampleVault();
});

const intents = async () => (await vault.outbox.toArray()).map(({ intent }) => intent);
const forget = () => vault.documentos.clear();

async function firstEmail(): Promise<EmailAqui> {
  const [aqui] = (await readEmails(vault, 101)).contatos;
  return must(aqui, 'the address');
}

async function insert(): Promise<EmailAqui> {
  await dispatchEmail(vault, CLIENTE, { aqui: null, dado }, env);
  return firstEmail();
}

test('a new contact that is confirmed while its form is open is still changed', async () => {
  await keepContatos(vault, {});
  const aqui = await insert();
  const [row] = await vault.outbox.toArray();
  await settleConfirmed(vault, must(row, 'the row'), { carrinho: null, pedidos: [] }, 2000);
  expect((await firstEmail()).contato).not.toBe(aqui.contato);
  const changed = { ...dado, promocoes: false };
  expect((await dispatchEmail(vault, CLIENTE, { aqui, dado: changed }, env)).ok).toBe(true);
  expect(await intents()).toEqual([{ tipo: 'email', contato: 'e:a@x.com', antes: dado, depois: changed }]);
});

test('an address of the server’s list is deleted on a device without the list', async () => {
  await keepContatos(vault, { emails: [sampleEmail('a@x.com')] });
  const aqui = await firstEmail();
  await forget();
  expect((await dispatchEmail(vault, CLIENTE, { aqui, dado: null }, env)).ok).toBe(true);
  expect(await intents()).toEqual([{ tipo: 'email', contato: 'e:a@x.com', antes: dado, depois: null }]);
});

test('a phone of the server’s list is changed on a device without the list, and its id is looked up', async () => {
  await keepContatos(vault, { telefones: [sampleTelefone(57, '0001')] });
  const [aqui]: TelefoneAqui[] = (await readTelefones(vault, 101)).contatos;
  await forget();
  const antes = { ddd: '11', prefixo: '98765', numero: '0001', promocoes: true };
  const depois = { ...antes, numero: '0002' };
  await dispatchTelefone(vault, CLIENTE, { aqui: must(aqui, 'the phone'), dado: depois }, env);
  expect(await intents()).toEqual([{ tipo: 'telefone', contato: 't:57', antes, depois }]);
});

test('a new contact that was taken back elsewhere is not changed on a device without the list', async () => {
  const aqui = await insert();
  await vault.outbox.clear();
  const again = await dispatchEmail(vault, CLIENTE, { aqui, dado: null }, env);
  expect(again).toEqual({ ok: false, error: { kind: 'mudou' } });
});
