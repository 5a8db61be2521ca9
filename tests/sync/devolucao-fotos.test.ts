import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { answer } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { discardDevolucao, retryDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import { dispatchDevolucao, dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import { dispatchFoto } from '#outbox/devolucoes/dispatch-foto.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { dropSentFotos, forgetFotos } from '#outbox/devolucoes/forget-fotos.ts';
import type { MudancaCommand } from '#outbox/devolucoes/queue-change.ts';
import { readDevolucoes } from '#outbox/devolucoes/read-devolucoes.ts';
import { refazerDevolucao } from '#outbox/devolucoes/refazer-devolucao.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { pullDevolucoes } from '#sync/pull/pull-devolucoes.ts';
import { jpegOf } from '#tests/support/anexos.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import { openVault } from '#vault/vault.ts';
import { insertNotas, notaVista } from './chaos/returns.ts';

const world = openOutboxWorld();
const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'x' };

const LINHA: MudancaCommand = {
  tipo: 'devolucao-item',
  item: {
    idProduto: 1,
    descProduto: 'x',
    lote: 'A',
    dataVencimento: null,
    quantidade: 2,
    idDevolucaoMotivo: 1,
    descDevolucaoMotivo: 'Avaria no transporte',
    valor: 1,
  },
};

describe('photographs of a return', () => {
  beforeEach(() => insertNotas(world.server.database.db));

  const vault = () => world.device.env.vault;
  const all = () => readDevolucoes(vault(), 101);
  const aqui = async (): Promise<DevolucaoAqui> => must((await all())[0], 'a return');
  const fotos = async () => (await aqui()).fotos.map(({ onde }) => onde);
  const kinds = async () => (await world.rows()).map(({ intent }) => intent.tipo);
  const change = async (...commands: MudancaCommand[]) =>
    dispatchDevolucao(vault(), { ...CLIENTE, aqui: await aqui() }, commands, world.device.env);
  const finish = async () => change({ tipo: 'devolucao-finalizar', itens: [...(await aqui()).itens] });
  const bytesOf = (size: number) => new Uint8Array(jpegOf(size));
  const add = async (size = 40): Promise<string> => {
    const added = await dispatchFoto(
      vault(),
      { ...CLIENTE, aqui: await aqui() },
      bytesOf(size),
      world.device.env,
    );
    return added.ok ? added.value : added.error.kind;
  };
  const onServer = () =>
    world.server.database.db
      .selectFrom('devolucaoAnexo')
      .innerJoin('devolucao', 'devolucao.idDevolucaoEletronica', 'devolucaoAnexo.idDevolucaoEletronica')
      .select(['idAnexo', 'conteudo', 'idSituacao'])
      .orderBy('criadoEm')
      .orderBy('idAnexo')
      .execute();
  const parked = () =>
    vault()
      .parked.filter(({ decided }) => decided === null)
      .toArray();
  /** Responds in the server's place to each change of a photograph, and counts them. */
  const without = (respond: (tries: number) => Answer | undefined) => {
    const { send } = world.device.env;
    let tries = 0;
    world.device.env.send = async (request, options) => {
      if (request.path !== '/Devolucao/Anexo') return send(request, options);
      tries += 1;
      return respond(tries) ?? send(request, options);
    };
    return { restore: () => (world.device.env.send = send), tries: () => tries };
  };

  beforeEach(async () => {
    const more = { isTotal: false, idDevolucaoMotivo: null, descDevolucaoMotivo: '', notaEletronica: true };
    await dispatchDevolucaoCriar(
      vault(),
      { ...CLIENTE, nota: notaVista(1), ...more, observacoes: '' },
      world.device.env,
    );
    await change(LINHA);
  });

  test('taken without a network arrive whole behind the making and before the end', async () => {
    const first = await add(5000);
    await add();
    await finish();
    expect(await fotos()).toEqual(['fila', 'fila']);
    expect(await kinds()).toEqual([
      'devolucao-criar',
      'devolucao-item',
      'devolucao-foto',
      'devolucao-foto',
      'devolucao-finalizar',
    ]);
    // An older build holds its lane at a photograph.
    expect((await world.rows()).map(({ v }) => v)).toEqual([3, 3, 4, 4, 3]);
    await world.device.drainAll();
    expect([await world.rows(), await parked()]).toEqual([[], []]);
    const kept = await onServer();
    expect(kept.map(({ idSituacao }) => idSituacao)).toEqual([4, 4]);
    expect(new Uint8Array(must(kept.find(({ idAnexo }) => idAnexo === first)?.conteudo, 'bytes'))).toEqual(
      bytesOf(5000),
    );
    expect(await fotos()).toEqual(['servidor', 'servidor']);
    await pullDevolucoes(world.device.env, 101);
    expect(await fotos()).toEqual(['servidor', 'servidor']);
  });

  test('whose response was lost are there once', async () => {
    const net = without(() => undefined);
    const { send } = world.device.env;
    let isLost = false;
    world.device.env.send = async (request, options) => {
      const told = await send(request, options);
      if (request.path !== '/Devolucao/Anexo' || isLost) return told;
      isLost = true;
      return { kind: 'silence', reason: 'timeout' };
    };
    await add();
    await world.device.drainAll();
    expect([net.tries(), (await onServer()).length, await fotos()]).toEqual([2, 1, ['servidor']]);
    net.restore();
  });

  test('are four at most', async () => {
    for (const _ of [1, 2, 3, 4]) await add();
    expect(await add()).toBe('cheia');
    expect([(await fotos()).length, await vault().fotos.count()]).toEqual([4, 4]);
  });

  test('removed before they were sent are never sent; sent ones are removed on the server too', async () => {
    const first = await add();
    const second = await add();
    await change({ tipo: 'devolucao-foto-excluir', foto: first });
    expect(await kinds()).toEqual(['devolucao-criar', 'devolucao-item', 'devolucao-foto']);
    await world.device.drainAll();
    expect((await onServer()).map(({ idAnexo }) => idAnexo)).toEqual([second]);
    await change({ tipo: 'devolucao-foto-excluir', foto: second });
    expect(await fotos()).toEqual([]);
    await world.device.drainAll();
    expect([await onServer(), await fotos(), await parked()]).toEqual([[], [], []]);
  });

  test('stay on the device where the server has no call for them, and the return goes on', async () => {
    const net = without(() => answer(404, ''));
    await add();
    await finish();
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    expect([net.tries(), await world.rows(), await parked()]).toEqual([2, [], []]);
    expect(await aqui()).toMatchObject({ idSituacao: 4, fotos: [{ onde: 'aparelho' }] });
    expect(await onServer()).toEqual([]);
    // Only this device has it: it makes no room on a full disk.
    expect([await dropSentFotos(vault()), await vault().fotos.count()]).toEqual([false, 1]);
    net.restore();
  });

  test('stay on the device at once where our server names the call as unknown', async () => {
    const unknown = {
      Codigo: 'chamada-desconhecida',
      Message: 'Atenção!',
      Description: 'Página não encontrada!',
    };
    const net = without(() => answer(404, JSON.stringify(unknown)));
    await add();
    await world.device.drainAll();
    expect([net.tries(), await fotos(), await parked()]).toEqual([1, ['aparelho'], []]);
    await change({ tipo: 'devolucao-foto-excluir', foto: must((await aqui()).fotos[0], 'a photograph').id });
    net.restore();
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    expect(await fotos()).toEqual([]);
    await forgetFotos(vault());
    expect(await vault().fotos.count()).toBe(0);
  });

  test('wait for a proxy that answers in the server’s place, and become a question after many tries', async () => {
    const page = { ...answer(404, ''), isOurs: false } as Answer;
    const net = without((tries) => (tries < 6 ? { kind: 'silence', reason: 'network' } : page));
    await add();
    await finish();
    await world.device.drainAll();
    expect([net.tries(), (await parked()).map(({ codigo }) => codigo)]).toEqual([9, ['indisponivel']]);
    expect(await kinds()).toEqual(['devolucao-finalizar']);
    net.restore();
    await retryDevolucao(vault(), must((await parked())[0], 'a question').key, null, world.device.env);
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    expect(await aqui()).toMatchObject({ idSituacao: 4, fotos: [{ onde: 'servidor' }] });
  });

  test('of one missing page of a proxy are tried again and arrive', async () => {
    const net = without((tries) => (tries === 1 ? answer(404, '') : undefined));
    await add();
    await world.device.drainAll();
    expect([net.tries(), await fotos(), (await onServer()).length]).toEqual([2, ['servidor'], 1]);
    net.restore();
  });

  test('that the server refuses become a question that holds the end until it is decided', async () => {
    await world.device.drainAll();
    await add(1);
    await finish();
    await world.device.drainAll();
    const [asked] = await parked();
    expect([asked?.intent.tipo, asked?.codigo]).toEqual(['devolucao-foto', 'requisicao-invalida']);
    expect(await kinds()).toEqual(['devolucao-finalizar']);
    await discardDevolucao(vault(), must(asked, 'a question').key, world.device.env);
    await world.device.drainAll();
    await pullDevolucoes(world.device.env, 101);
    expect(await aqui()).toMatchObject({ idSituacao: 4, fotos: [] });
  });

  test('without their bytes become a question', async () => {
    await add();
    await vault().fotos.clear();
    await world.device.drainAll();
    expect((await parked()).map(({ description }) => description)).toEqual([
      'Esta fotografia não está mais neste aparelho.',
    ]);
  });

  test('go with the file of unsent changes to another device', async () => {
    await add(3000);
    const text = await exportUnsent(vault(), world.device.env);
    const other = await openVault(`other-${crypto.randomUUID()}`, vault().idUsuario, world.device.env);
    expect((await restoreUnsent(other, text, world.device.env)).ok).toBe(true);
    expect((await other.fotos.toArray()).map(({ bytes }) => bytes)).toEqual([bytesOf(3000)]);
    other.close();
  });

  test('go with a return that is made again', async () => {
    const foto = await add();
    await world.device.drainAll();
    await world.server.database.db.deleteFrom('devolucao').execute();
    await change(LINHA);
    await world.device.drainAll();
    const [lost] = await parked();
    const again = await refazerDevolucao(vault(), must(lost, 'a question').key, world.device.env);
    expect(again.ok).toBe(true);
    await world.device.drainAll();
    expect((await onServer()).map(({ idAnexo }) => idAnexo)).toEqual([foto]);
  });

  test('that no change names any more, and on a full disk the sent ones, leave the device', async () => {
    const removed = await add();
    await change({ tipo: 'devolucao-foto-excluir', foto: removed });
    const kept = await add();
    await forgetFotos(vault());
    expect(await vault().fotos.toCollection().primaryKeys()).toEqual([kept]);
    expect(await dropSentFotos(vault())).toBe(false);
    await world.device.drainAll();
    await forgetFotos(vault());
    expect(await vault().fotos.count()).toBe(1);
    expect([await dropSentFotos(vault()), await vault().fotos.count()]).toEqual([true, 0]);
    await add();
    await world.device.drainAll();
    await change({ tipo: 'devolucao-excluir' });
    await world.device.drainAll();
    await forgetFotos(vault());
    expect(await vault().fotos.count()).toBe(0);
  });
});
