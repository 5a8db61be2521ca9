import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { readListasDeDevolucao, readNotasComItens } from '#mirror/devolucoes.ts';
import {
  adoptRascunho,
  discardDevolucao,
  finalizarComRestam,
  retryDevolucao,
} from '#outbox/devolucoes/decide-devolucao.ts';
import {
  dispatchDevolucao,
  dispatchDevolucaoCriar,
  dispatchExcluirComRecusas,
} from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { MudancaCommand } from '#outbox/devolucoes/queue-change.ts';
import { readDevolucoes } from '#outbox/devolucoes/read-devolucoes.ts';
import { refazerDevolucao } from '#outbox/devolucoes/refazer-devolucao.ts';
import { pullDevolucoes, pullListasDeDevolucao, pullNotasDevolucao } from '#sync/pull/pull-devolucoes.ts';
import { drain } from '#sync/push/push.ts';
import { cadastro } from '#tests/support/devolucoes.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import { insertNotas, notaVista } from './chaos/returns.ts';

const world = openOutboxWorld();
const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'x' };

/** The same draft by another device. */
const RASCUNHO = cadastro({ idTitulo: 1, idPessoaEmitente: 1 });

const item = (lote: 'A' | 'B' | 'C', quantidade: number): MudancaCommand => ({
  tipo: 'devolucao-item',
  item: {
    idProduto: lote === 'C' ? 2 : 1,
    descProduto: 'x',
    lote,
    dataVencimento: null,
    quantidade,
    idDevolucaoMotivo: 1,
    descDevolucaoMotivo: 'Avaria no transporte',
    valor: 1,
  },
});

describe('a return made on a device', () => {
  beforeEach(() => insertNotas(world.server.database.db));

  const vault = () => world.device.env.vault;

  async function make(more: { isTotal?: boolean } = {}): Promise<DevolucaoAqui> {
    const made = await dispatchDevolucaoCriar(
      vault(),
      {
        ...CLIENTE,
        nota: notaVista(1),
        isTotal: more.isTotal ?? false,
        idDevolucaoMotivo: more.isTotal ? 1 : null,
        descDevolucaoMotivo: '',
        notaEletronica: true,
        observacoes: '',
      },
      world.device.env,
    );
    if (!made.ok) throw new Error(made.error.kind);
    return aqui();
  }
  const all = () => readDevolucoes(vault(), 101);
  const aqui = async () => must((await all())[0], 'a return');
  const change = async (...commands: MudancaCommand[]) =>
    dispatchDevolucao(vault(), { ...CLIENTE, aqui: await aqui() }, commands, world.device.env);
  const finish = async (): Promise<MudancaCommand> => ({
    tipo: 'devolucao-finalizar',
    itens: [...(await aqui()).itens],
  });
  const onServer = () =>
    world.server.database.db
      .selectFrom('devolucao')
      .leftJoin('devolucaoItem', 'devolucaoItem.idDevolucaoEletronica', 'devolucao.idDevolucaoEletronica')
      .select(['devolucao.idDevolucaoEletronica as id', 'idSituacao', 'lote', 'quantidade'])
      .orderBy('lote')
      .execute();
  /** Another device of the same user. */
  const post = (path: string, body?: object) =>
    fetch(`/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.device.session.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const parked = () =>
    vault()
      .parked.filter(({ decided }) => decided === null)
      .toArray();
  const intents = async () => (await world.rows()).map(({ intent }) => intent.tipo);

  test('goes from the invoice to its end without a network, and arrives once', async () => {
    await make();
    await change(item('A', 1), item('C', 2));
    await change(item('A', 3));
    await change(await finish());
    expect(await aqui()).toMatchObject({ id: null, isFinalizada: true, naFila: 4 });
    // The earlier wish for lot A was never tried.
    expect(await intents()).toEqual([
      'devolucao-criar',
      'devolucao-item',
      'devolucao-item',
      'devolucao-finalizar',
    ]);
    await world.device.drainAll();
    expect(await onServer()).toEqual([
      { id: 1, idSituacao: 4, lote: 'A', quantidade: 3 },
      { id: 1, idSituacao: 4, lote: 'C', quantidade: 2 },
    ]);
    expect(await world.rows()).toEqual([]);
    expect(await aqui()).toMatchObject({ id: 1, isFinalizada: true, naFila: 0 });
    await pullDevolucoes(world.device.env, 101);
    expect(await all()).toMatchObject([
      { id: 1, idSituacao: 4, descSituacao: 'Pronta para coleta', idDevolucaoVenda: 7001, naFila: 0 },
    ]);
  });

  test('that the server has not heard of leaves nothing behind when it is deleted', async () => {
    await make();
    await change(item('A', 1));
    await change({ tipo: 'devolucao-excluir' });
    expect(await world.rows()).toEqual([]);
    expect(await all()).toEqual([]);
  });

  test('that the server has is deleted there, without its unsent changes', async () => {
    await make();
    await world.device.drainAll();
    await change(item('A', 1), { tipo: 'devolucao-excluir' });
    expect(await intents()).toEqual(['devolucao-excluir']);
    expect(await all()).toEqual([]);
    await world.device.drainAll();
    expect(await onServer()).toEqual([]);
    await pullDevolucoes(world.device.env, 101);
    expect(await all()).toEqual([]);
  });

  test('that is deleted before its making is refused asks nothing, and leaves another device’s draft', async () => {
    await make();
    world.server.levers.offline = true;
    await drain(world.device.env);
    await change({ tipo: 'devolucao-excluir' });
    expect(await intents()).toEqual(['devolucao-criar', 'devolucao-excluir']);
    world.server.levers.offline = false;
    expect((await post('/Devolucao/Cadastrar', RASCUNHO)).status).toBe(200);
    await world.device.drainAll();
    expect([await world.rows(), await parked()]).toEqual([[], []]);
    await pullDevolucoes(world.device.env, 101);
    expect(await all()).toMatchObject([{ id: 1, isFinalizada: false }]);
    expect(await onServer()).toHaveLength(1);
  });

  test('that another device changed unseen is deleted only after a second confirmation', async () => {
    await make();
    await change(item('A', 1));
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    const line = {
      Produto: { IdProduto: 1 },
      Titulo: { IDTitulo: 1 },
      DevolucaoMotivo: { IdDevolucaoMotivo: 1 },
    };
    const other = { ...line, TituloItemLote: { Lote: 'B', DataVencimento: null }, QtdDevolvida: 2 };
    expect(
      (await post('/Devolucao/CadastrarItemParcial', { IdDevolucaoEletronica: 1, ...other })).status,
    ).toBe(200);
    // The device's own unsent change does not count as another device's.
    await change(item('C', 1), { tipo: 'devolucao-excluir' });
    expect(await all()).toEqual([]);
    await world.device.drainAll();
    const [asked] = await parked();
    expect([asked?.intent.tipo, asked?.codigo]).toEqual(['devolucao-excluir', 'devolucao-mudou']);
    expect((await onServer()).map(({ lote }) => lote)).toEqual(['A', 'B']);
    await pullDevolucoes(world.device.env, 101);
    expect((await aqui()).itens).toHaveLength(2);
    await retryDevolucao(vault(), must(asked, 'a question').key, null, world.device.env);
    await world.device.drainAll();
    expect([await onServer(), await parked()]).toEqual([[], []]);
  });

  test('that only this device changed is deleted without a question, also with changes that were sent since', async () => {
    await make();
    await change(item('A', 1));
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    await change(item('A', 2), item('B', 1));
    await world.device.drainAll();
    await change({ tipo: 'devolucao-excluir' });
    await world.device.drainAll();
    expect([await onServer(), await parked()]).toEqual([[], []]);
  });

  test('is the only draft of its invoice on the device', async () => {
    const first = await make();
    await expect(make()).rejects.toThrow('rascunho');
    expect((await aqui()).devolucao).toBe(first.devolucao);
  });

  test('of a whole invoice is one change', async () => {
    await make({ isTotal: true });
    expect(await aqui()).toMatchObject({ isFinalizada: true, valorTotal: 200_00 });
    await world.device.drainAll();
    expect((await onServer()).map(({ quantidade }) => quantidade)).toEqual([3, 2, 4]);
  });

  test('waits for neither the cart nor another return', async () => {
    await make();
    await world.device.setQuantidade(must(world.sp[0], 'product'), 2);
    const lanes = (await world.rows()).map(({ lane }) => lane);
    expect(new Set(lanes).size).toBe(2);
    expect((await world.rows()).map(({ v }) => v)).toContain(3);
  });

  test('whose line is refused waits with its end until the user decides on the line', async () => {
    await make();
    await change(item('A', 2), item('C', 1));
    await change(await finish());
    await world.server.database.db
      .updateTable('notaFiscalItem')
      .set({ refrigerado: true })
      .where('idTitulo', '=', 1)
      .where('nItem', '=', 2)
      .execute();
    const other = { ...item('C', 1) };
    if (other.tipo === 'devolucao-item') other.item = { ...other.item, idDevolucaoMotivo: 9 };
    await vault()
      .outbox.filter(({ intent }) => intent.tipo === 'devolucao-item' && intent.item.lote === 'C')
      .modify((row) => {
        if (row.intent.tipo === 'devolucao-item') row.intent.item.idDevolucaoMotivo = 9;
      });
    await world.device.drainAll();
    expect((await parked()).map(({ codigo }) => codigo)).toEqual(['devolucao-nao-permitida']);
    expect(await intents()).toEqual(['devolucao-finalizar']);
    expect((await aqui()).recusada?.codigo).toBe('devolucao-nao-permitida');
    const [refused] = await parked();
    const { key, intent } = must(refused, 'the refused line');
    if (intent.tipo !== 'devolucao-item') throw new Error(intent.tipo);
    await retryDevolucao(vault(), key, { ...intent.item, idDevolucaoMotivo: 1 }, world.device.env);
    await world.device.drainAll();
    expect((await onServer()).map(({ lote, idSituacao }) => [lote, idSituacao])).toEqual([
      ['A', 4],
      ['C', 4],
    ]);
  });

  test('that lost its units meanwhile is asked about, and goes on with what is left', async () => {
    await make();
    await change(item('A', 3), item('B', 2));
    await world.device.drainAll();
    // The company's own system returned two units of lot A and all of lot B.
    const [draft] = await world.server.database.db.selectFrom('devolucao').selectAll().execute();
    const { idDevolucaoEletronica: _, ...copy } = must(draft, 'the draft');
    const { idDevolucaoEletronica } = await world.server.database.db
      .insertInto('devolucao')
      .values({ ...copy, idSituacao: 6, idDevolucaoVenda: 1 })
      .returning('idDevolucaoEletronica')
      .executeTakeFirstOrThrow();
    const gone = { idDevolucaoEletronica, nItem: 1, idDevolucaoMotivo: 1, valor: 0 };
    await world.server.database.db
      .insertInto('devolucaoItem')
      .values([
        { ...gone, lote: 'A', quantidade: 2 },
        { ...gone, lote: 'B', quantidade: 2 },
      ])
      .execute();
    await change(await finish());
    await world.device.drainAll();
    const [refused] = await parked();
    expect(refused).toMatchObject({
      codigo: 'devolucao-mudou',
      restam: [
        { lote: 'A', quantidade: 1 },
        { lote: 'B', quantidade: 0 },
      ],
    });
    await finalizarComRestam(vault(), must(refused, 'a question').key, world.device.env);
    await world.device.drainAll();
    expect((await onServer()).filter(({ id }) => id === 1)).toEqual([
      { id: 1, idSituacao: 4, lote: 'A', quantidade: 1 },
    ]);
    expect(await parked()).toEqual([]);
  });

  test('whose invoice has a draft of another device goes on in that draft', async () => {
    await post('/Devolucao/Cadastrar', RASCUNHO);
    await make();
    await change(item('B', 1));
    await world.device.drainAll();
    const [refused] = await parked();
    expect(refused).toMatchObject({ codigo: 'situacao-nao-permite', rascunho: 1 });
    expect(await intents()).toEqual(['devolucao-item']);
    await adoptRascunho(vault(), must(refused, 'a question').key, world.device.env);
    await world.device.drainAll();
    expect(await onServer()).toEqual([{ id: 1, idSituacao: 1, lote: 'B', quantidade: 1 }]);
  });

  test('that was deleted elsewhere asks once, and goes whole when it is discarded', async () => {
    await make();
    await world.device.drainAll();
    await world.server.database.db.deleteFrom('devolucao').execute();
    await change(item('A', 1), item('B', 1));
    await world.device.drainAll();
    expect((await parked()).map(({ codigo }) => codigo)).toEqual(['nao-encontrado']);
    expect(await intents()).toEqual(['devolucao-item']);
    await discardDevolucao(vault(), must((await parked())[0], 'a question').key, world.device.env);
    expect([await world.rows(), await parked()]).toEqual([[], []]);
  });

  test('that was deleted elsewhere is made again with its lines and its end', async () => {
    await make();
    await change(item('A', 2));
    await world.device.drainAll();
    await world.server.database.db.deleteFrom('devolucao').execute();
    await change(item('C', 1));
    await change(await finish());
    await world.device.drainAll();
    expect((await parked()).map(({ codigo }) => codigo)).toEqual(['nao-encontrado']);
    await refazerDevolucao(vault(), must((await parked())[0], 'a question').key, world.device.env);
    await world.device.drainAll();
    expect([await world.rows(), await parked()]).toEqual([[], []]);
    expect(
      (await onServer()).map(({ lote, quantidade, idSituacao }) => [lote, quantidade, idSituacao]),
    ).toEqual([
      ['A', 2, 4],
      ['C', 1, 4],
    ]);
    await pullDevolucoes(world.device.env, 101);
    expect(await all()).toHaveLength(1);
  });

  test('that was deleted elsewhere asks again when the same change is only repeated', async () => {
    await make();
    await world.device.drainAll();
    await world.server.database.db.deleteFrom('devolucao').execute();
    await change(item('A', 1));
    await world.device.drainAll();
    await retryDevolucao(vault(), must((await parked())[0], 'a question').key, null, world.device.env);
    await world.device.drainAll();
    expect((await parked()).map(({ codigo }) => codigo)).toEqual(['nao-encontrado']);
  });

  test('with refused lines is deleted with them in one step', async () => {
    await make();
    await change(item('A', 9), item('B', 9));
    await world.device.drainAll();
    expect((await parked()).map(({ codigo }) => codigo)).toEqual([
      'quantidade-invalida',
      'quantidade-invalida',
    ]);
    await dispatchExcluirComRecusas(vault(), { ...CLIENTE, aqui: await aqui() }, world.device.env);
    expect([await parked(), await all()]).toEqual([[], []]);
    await world.device.drainAll();
    expect([await world.rows(), await onServer()]).toEqual([[], []]);
  });

  test('that another device finalised with the same lines is settled as done', async () => {
    await make();
    await change(item('A', 1));
    await world.device.drainAll();
    await post('/Devolucao/FinalizarDevolucao?idDevolucaoEletronica=1');
    await change(await finish());
    await world.device.drainAll();
    expect([await world.rows(), await parked()]).toEqual([[], []]);
    const receipts = await world.device.env.vault.receipts.toArray();
    expect(receipts.filter(({ feitaPorOutro }) => feitaPorOutro).map(({ intent }) => intent.tipo)).toEqual([
      'devolucao-finalizar',
    ]);
    expect((await onServer()).map(({ idSituacao }) => idSituacao)).toEqual([4]);
  });

  test('moves between collection and transport by the last wish', async () => {
    await make({ isTotal: true });
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    await change({ tipo: 'devolucao-situacao', idSituacao: 11 });
    await change({ tipo: 'devolucao-situacao', idSituacao: 4 });
    expect(await intents()).toEqual(['devolucao-situacao']);
    expect((await aqui()).descSituacao).toBe('Em transporte');
    await world.device.drainAll();
    const { enviada } = await world.server.database.db
      .selectFrom('devolucao')
      .select('enviada')
      .executeTakeFirstOrThrow();
    expect(enviada).toBe(true);
  });
});

test('a device keeps invoices with their lots, reasons, situations and issuers', async () => {
  await insertNotas(world.server.database.db);
  const { vault } = world.device.env;
  await vault.documentos.clear();
  expect((await pullNotasDevolucao(world.device.env, 101)).ok).toBe(true);
  expect((await pullListasDeDevolucao(world.device.env)).ok).toBe(true);
  const notas = must(await readNotasComItens(vault, 101), 'invoices').valor;
  expect(notas.map(({ idTitulo, itens }) => [idTitulo, itens.length])).toEqual([
    [2, 3],
    [1, 3],
  ]);
  const listas = must(await readListasDeDevolucao(vault), 'lists').valor;
  expect([listas.motivos.length, listas.situacoes.length]).toEqual([9, 8]);
});
