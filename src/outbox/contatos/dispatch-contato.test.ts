import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { markContatosDeOutraEpoca } from '#mirror/contatos.ts';
import { loseCommit } from '#outbox/dispatch-sample.ts';
import { CLIENTE, sampleEnv, sampleVault } from '#outbox/outbox-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { keepContatos, sampleEmail, sampleTelefone } from './contato-sample.ts';
import { dispatchEmail, dispatchTelefone } from './dispatch-contato.ts';
import { readEmails, readTelefones } from './read-contatos.ts';

let vault: Vault;
const env = sampleEnv();

beforeEach(async () => {
  vault = await sampleVault();
  await keepContatos(vault, {
    emails: [sampleEmail('nf@x.com', { principal: true, enviarPedido: true }), sampleEmail('promo@x.com')],
    telefones: [sampleTelefone(57, '0001')],
  });
});

const email = async (address: string) =>
  must(
    (await readEmails(vault, 101)).contatos.find((one) => one.email === address),
    address,
  );
const telefone = async (numero: string) =>
  must(
    (await readTelefones(vault, 101)).contatos.find((one) => one.numero === numero),
    numero,
  );
const dado = (address: string, promocoes = true) => ({ email: address, promocoes });
const numero = (four: string, promocoes = true) => ({ ddd: '11', prefixo: '98765', numero: four, promocoes });
const shown = async () =>
  (await readEmails(vault, 101)).contatos.map(({ email: text, estado }) => [text, estado]);
const intents = async () =>
  (await vault.outbox.toArray()).map(({ intent }) =>
    intent.tipo === 'email' ? [intent.antes?.email, intent.depois?.email] : intent.tipo,
  );
const tryAll = () =>
  vault.outbox.toCollection().modify((row: OutboxRow) => {
    row.tries = 1;
    row.frozen = { method: 'POST', path: '/x', query: {}, body: null };
  });

test('a new address comes first and waits; two wishes for it are one change', async () => {
  const saved = await dispatchEmail(vault, CLIENTE, { aqui: null, dado: dado('novo@x.com') }, env);
  expect(saved).toMatchObject({ ok: true });
  await dispatchEmail(vault, CLIENTE, { aqui: await email('novo@x.com'), dado: dado('outro@x.com') }, env);
  expect(await shown()).toEqual([
    ['outro@x.com', 'fila'],
    ['nf@x.com', 'confirmado'],
    ['promo@x.com', 'confirmado'],
  ]);
  expect(await intents()).toEqual([[undefined, 'outro@x.com']]);
  expect((await vault.outbox.toArray()).map(({ v, lane }) => [v, lane])).toEqual([[5, 'contato:101']]);
});

test('a changed contact stands at its place in the order of the list, wherever the stored list has it', async () => {
  await keepContatos(vault, {
    emails: [sampleEmail('a@x.com'), sampleEmail('b@x.com')],
    telefones: [sampleTelefone(57, '0001'), sampleTelefone(58, '0002')],
  });
  await dispatchEmail(vault, CLIENTE, { aqui: await email('a@x.com'), dado: dado('c@x.com') }, env);
  await dispatchTelefone(vault, CLIENTE, { aqui: await telefone('0001'), dado: numero('0003') }, env);
  expect((await shown()).map(([text]) => text)).toEqual(['b@x.com', 'c@x.com']);
  const { contatos } = await readTelefones(vault, 101);
  expect(contatos.map((one) => one.numero)).toEqual(['0002', '0003']);
});

test('a new address that is deleted before its first try leaves nothing', async () => {
  await dispatchEmail(vault, CLIENTE, { aqui: null, dado: dado('novo@x.com') }, env);
  await dispatchEmail(vault, CLIENTE, { aqui: await email('novo@x.com'), dado: null }, env);
  expect([await intents(), await vault.parked.count()]).toEqual([[], 0]);
});

test('a change taken back before its first try leaves nothing', async () => {
  await dispatchEmail(vault, CLIENTE, { aqui: await email('promo@x.com'), dado: dado('p@x.com') }, env);
  await dispatchEmail(vault, CLIENTE, { aqui: await email('p@x.com'), dado: dado('promo@x.com') }, env);
  expect(await intents()).toEqual([]);
});

test('a tried change is never merged into: the next wish comes behind it', async () => {
  await dispatchEmail(vault, CLIENTE, { aqui: null, dado: dado('novo@x.com') }, env);
  await tryAll();
  await dispatchEmail(vault, CLIENTE, { aqui: await email('novo@x.com'), dado: dado('b@x.com') }, env);
  await dispatchEmail(vault, CLIENTE, { aqui: await email('b@x.com'), dado: null }, env);
  expect(await intents()).toEqual([
    [undefined, 'novo@x.com'],
    ['novo@x.com', undefined],
  ]);
  expect((await shown()).map(([text]) => text)).toEqual(['nf@x.com', 'promo@x.com']);
});

test('a wish is not merged before the change that frees its address', async () => {
  await keepContatos(vault, { emails: [sampleEmail('a@x.com'), sampleEmail('b@x.com')] });
  await dispatchEmail(vault, CLIENTE, { aqui: await email('a@x.com'), dado: dado('c@x.com') }, env);
  await dispatchEmail(vault, CLIENTE, { aqui: await email('b@x.com'), dado: null }, env);
  await dispatchEmail(vault, CLIENTE, { aqui: await email('c@x.com'), dado: dado('b@x.com') }, env);
  expect(await intents()).toEqual([
    ['a@x.com', 'c@x.com'],
    ['b@x.com', undefined],
    ['c@x.com', 'b@x.com'],
  ]);
});

test('an address that is there in any case is refused with its other consent, and one that only the company changes', async () => {
  const kindOf = async (
    aqui: Awaited<ReturnType<typeof email>> | null,
    text: string | null,
    promocoes = true,
  ) => {
    const wanted = text === null ? null : dado(text, promocoes);
    const saved = await dispatchEmail(vault, CLIENTE, { aqui, dado: wanted }, env);
    return saved.ok ? 'ok' : saved.error.kind;
  };
  expect(await kindOf(null, 'PROMO@x.com')).toBe('duplicado');
  expect(await kindOf(null, 'PROMO@x.com', false)).toBe('duplicado-com');
  expect(await kindOf(await email('promo@x.com'), 'NF@x.com')).toBe('duplicado');
  expect(await kindOf(await email('nf@x.com'), 'z@x.com')).toBe('nao-alteravel');
  expect(await kindOf(await email('nf@x.com'), null)).toBe('nao-alteravel');
  expect(await kindOf(await email('promo@x.com'), 'Promo@x.com')).toBe('ok');
  expect(await kindOf(null, 'sem@x.com', false)).toBe('ok');
  expect(await kindOf(null, 'SEM@x.com')).toBe('duplicado-sem');
});

test('a contact that another window changed meanwhile is not changed unseen', async () => {
  const seen = await email('promo@x.com');
  await dispatchEmail(vault, CLIENTE, { aqui: seen, dado: dado('p@x.com') }, env);
  const again = await dispatchEmail(vault, CLIENTE, { aqui: seen, dado: dado('q@x.com') }, env);
  expect(again).toEqual({ ok: false, error: { kind: 'mudou' } });
});

test('a change of a phone names its id, and none once the server was restored', async () => {
  const idOf = async () =>
    (await vault.outbox.toArray()).map(({ intent }) => 'idTelefone' in intent && intent.idTelefone);
  await dispatchTelefone(vault, CLIENTE, { aqui: await telefone('0001'), dado: numero('0002') }, env);
  expect(await idOf()).toEqual([57]);
  await vault.outbox.clear();
  await markContatosDeOutraEpoca(vault);
  await dispatchTelefone(vault, CLIENTE, { aqui: await telefone('0001'), dado: numero('0002') }, env);
  expect(await idOf()).toEqual([false]);
  expect((await telefone('0002')).contato).not.toBe('t:57');
});

test('a phone may have the number of a phone of another type', async () => {
  const comercial = { idTelefoneTipo: 2, descTelefoneTipo: 'Comercial' };
  await keepContatos(vault, { telefones: [sampleTelefone(1, '0001', { telefoneTipo: comercial })] });
  expect((await dispatchTelefone(vault, CLIENTE, { aqui: null, dado: numero('0001') }, env)).ok).toBe(true);
  expect((await readTelefones(vault, 101)).contatos.map((one) => one.telefoneTipo.idTelefoneTipo)).toEqual([
    6, 2,
  ]);
});

test.each([
  ['inserted', null, dado('novo@x.com')],
  ['changed', 'promo@x.com', dado('p@x.com')],
  ['deleted', 'promo@x.com', null],
] as const)(
  'a contact %s again, after a commit that was not reported, is one change',
  async (_what, seen, wanted) => {
    const aqui = seen && (await email(seen));
    loseCommit(vault);
    expect((await dispatchEmail(vault, CLIENTE, { aqui, dado: wanted }, env)).ok).toBe(false);
    expect(await dispatchEmail(vault, CLIENTE, { aqui, dado: wanted }, env)).toMatchObject({ ok: true });
    expect(await vault.outbox.count()).toBe(1);
  },
);
