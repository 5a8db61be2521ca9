import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { enviarRascunho } from '#features/documentos/revisao/queries-envio.ts';
import { must } from '#lib/must.ts';
import { clearSession, writeSession } from '#net/session.ts';
import { keepRascunho } from '#outbox/rascunhos/keep-rascunho.ts';
import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import { isRascunhoAntigo, renewKey } from '#outbox/rascunhos/try-rascunho.ts';
import { discardUnsent, readUnsent } from '#outbox/unsent.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { logIn } from '#tests/support/device.ts';
import { DOCUMENTOS, guardadas, pdfOf } from '#tests/support/documentos.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import { openVault } from '#vault/vault.ts';

const world = openOutboxWorld();
const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'Drogaria Aurora' };
const OUTRO = { idPessoaCliente: 102, nomeCliente: 'Farmácia Pedra' };
const DAY_MS = 86_400_000;

describe('a draft of a request for review', () => {
  let usuario: UsuarioComToken;
  const vault = () => world.device.env.vault;
  const env = { now: () => Date.now(), random: () => 0.5, uuid: () => crypto.randomUUID() };
  const device = () => ({ usuario, vault: vault(), env });
  const rascunho = async (id = CLIENTE.idPessoaCliente) =>
    must(
      (await readRascunhos(vault())).find((row) => row.idPessoaCliente === id),
      'draft',
    );
  const keep = (bytes = pdfOf(300), cliente = CLIENTE, nome = 'alvara.pdf') =>
    keepRascunho(vault(), cliente, { nome, bytes }, env);
  const send = async (signal = new AbortController().signal) =>
    enviarRascunho(device(), await rascunho(), signal);
  const minhas = async () =>
    (await guardadas(world.server.database.db)).filter(({ idUsuario }) => idUsuario !== null);

  beforeEach(async () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('localStorage', memoryStorage());
    clearSession();
    usuario = await logIn();
    writeSession(usuario, false);
  });

  test('chosen again with the same content has the new name and keeps its key', async () => {
    await keep();
    const { key } = await rascunho();
    await keep(pdfOf(300), CLIENTE, 'alvara-renomeado.pdf');
    expect(await rascunho()).toMatchObject({ key, nome: 'alvara-renomeado.pdf' });
  });

  test('arrives byte for byte, without its name, and leaves the device', async () => {
    const bytes = pdfOf(70_000, 7);
    await keep(bytes, CLIENTE, '../../etc/passwd"\r\n.pdf');
    expect(await send()).toMatchObject({
      kind: 'enviada',
      mensagem: 'Solicitação enviada. Acompanhe a situação nesta tela.',
    });
    const [row] = await minhas();
    const hash = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
    expect(hash(must(row?.arquivo, 'file'))).toBe(hash(bytes));
    expect(await readRascunhos(vault())).toEqual([]);
  });

  test('whose response was lost is one request after it is sent again', async () => {
    await keep();
    let isLost = false;
    world.server.levers.beforeReply = (method) => {
      if (method !== 'POST' || isLost) return undefined;
      isLost = true;
      return 'drop';
    };
    expect(await send()).toMatchObject({ kind: 'sem-resposta' });
    const { key, firstTry } = await rascunho();
    expect(firstTry).not.toBeNull();
    // The office has resolved it meanwhile: only the key still knows it.
    await world.server.database.db
      .updateTable('pendenciaDocumento')
      .set({ situacao: 2, dataResolucao: new Date() })
      .where('idUsuario', 'is not', null)
      .execute();
    expect((await rascunho()).key).toBe(key);
    expect(await send()).toMatchObject({ kind: 'enviada' });
    expect(await minhas()).toHaveLength(1);
  });

  test('whose upload the user stopped is sent again under its key', async () => {
    await keep();
    const { key } = await rascunho();
    const stop = new AbortController();
    world.server.levers.beforeReply = (method) => {
      if (method !== 'POST' || stop.signal.aborted) return undefined;
      stop.abort();
      return 50;
    };
    expect(await send(stop.signal)).toEqual({ kind: 'parado' });
    expect((await rascunho()).key).toBe(key);
    expect(await send()).toMatchObject({ kind: 'enviada' });
    expect(await minhas()).toHaveLength(1);
  });

  test('without a network is not tried, and nothing is sent by itself later', async () => {
    await keep();
    world.server.seen.length = 0;
    world.server.levers.offline = true;
    expect(await send()).toEqual({ kind: 'sem-sinal' });
    expect((await rascunho()).firstTry).toBeNull();
    world.server.levers.offline = false;
    await world.device.drainAll();
    await world.device.refresh();
    expect([await minhas(), world.server.seen.includes(`POST /api${DOCUMENTOS}`)]).toEqual([[], false]);
    expect(await readRascunhos(vault())).toHaveLength(1);
  });

  test('has another key for another file and another customer, and keeps it for the same content', async () => {
    await keep();
    const { key } = await rascunho();
    await keep(pdfOf(300), CLIENTE, 'copia.pdf');
    expect((await rascunho()).key).toBe(key);
    await keep(pdfOf(300, 1));
    const next = (await rascunho()).key;
    await keep(pdfOf(300, 1), OUTRO);
    expect(new Set([key, next, (await rascunho(OUTRO.idPessoaCliente)).key]).size).toBe(3);
  });

  test('that the server refused gets another key; one whose session ended keeps it untried', async () => {
    await keep();
    const before = await rascunho();
    await world.server.database.db
      .deleteFrom('usuarioCliente')
      .where('idPessoaCliente', '=', CLIENTE.idPessoaCliente)
      .execute();
    expect(await send()).toMatchObject({ kind: 'recusada', falha: { codigo: 'cliente-nao-vinculado' } });
    const refused = await rascunho();
    expect([refused.key === before.key, refused.firstTry]).toEqual([false, null]);
    world.server.levers.portal = (url) =>
      url.endsWith(DOCUMENTOS)
        ? new Response('{}', {
            status: 401,
            headers: { 'x-api': 'maleta/1', 'idempotency-key': refused.key },
          })
        : undefined;
    await send();
    expect((await rascunho()).key).toBe(refused.key);
  });

  test('replaced in another tab meanwhile is not deleted by the answer to the earlier file', async () => {
    await keep();
    const sent = await rascunho();
    world.server.levers.beforeReply = (method) => (method === 'POST' ? 200 : undefined);
    const sending = enviarRascunho(device(), sent, new AbortController().signal);
    await expect.poll(async () => (await rascunho()).firstTry).not.toBeNull();
    await keep(pdfOf(300, 9));
    expect(await sending).toMatchObject({ kind: 'enviada' });
    expect((await rascunho()).arquivo.size).toBe(300);
    expect(await enviarRascunho(device(), sent, new AbortController().signal)).toEqual({ kind: 'sumiu' });
  });

  test('is old by the server’s clock once its key was tried, and a new key makes it new', async () => {
    await keep();
    const in91Days = { now: () => Date.now() + 91 * DAY_MS };
    expect(await isRascunhoAntigo(vault(), await rascunho(), in91Days)).toBe(false);
    await vault().rascunhos.update(CLIENTE.idPessoaCliente, { firstTry: { at: Date.now(), heardAt: null } });
    const tried = await rascunho();
    expect(await isRascunhoAntigo(vault(), tried, env)).toBe(false);
    expect(await isRascunhoAntigo(vault(), tried, in91Days)).toBe(true);
    await renewKey(vault(), tried, env);
    expect(await isRascunhoAntigo(vault(), await rascunho(), in91Days)).toBe(false);
  });

  test('is unsent work that only its user discards; the file of unsent work has only its size', async () => {
    await keep(pdfOf(4321));
    const { key } = await rascunho();
    expect(await readUnsent(vault())).toMatchObject({
      count: 0,
      rascunhos: 1,
      clientes: [{ nomeCliente: CLIENTE.nomeCliente, rascunhos: 1, alteracoes: 0 }],
    });
    const text = await exportUnsent(vault(), env);
    expect(JSON.parse(text)).toMatchObject({ content: { rascunhos: [{ tamanho: 4321 }] } });
    expect([text.includes(key), text.includes('alvara')]).toEqual([false, false]);
    const other = await openVault(`${crypto.randomUUID()}`, 99, env);
    expect(await readRascunhos(other)).toEqual([]);
    other.close();
    await discardUnsent(vault(), env);
    expect(await readUnsent(vault())).toMatchObject({ rascunhos: 0 });
  });
});
