import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Carga } from '#contract/integration/carga.ts';
import { must } from '#lib/must.ts';
import { changeEstoque } from '#server/feed/changes.ts';
import { finishCarga } from '#server/integration/data/finish-load.ts';
import { forgetLinhas } from '#server/integration/data/forget-lines.ts';
import { comecarDesfazer, recusarCarga } from '#server/integration/data/loads.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { revokeToken } from '#server/integration/data/tokens.ts';
import { add } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { useLoads } from '#tests/support/loads.ts';
import { openMachine } from '#tests/support/machine.ts';

const POMADA = { codigoErp: 'P-1', nome: 'POMADA NOVA', apresentacao: 'BG 30 G', filial: '1', marca: 'Casa' };
const PRECO = { tabela: 'c1', produto: 'P-1', valorUnitario: 12.3456, descontoComercial: 10 };
const ESTOQUE = { filial: '1', produto: 'P-1', estoque: 40 };

describe.each(bothDatabases)('loads of the company on $name', ({ open }) => {
  const loads = useLoads(open);

  const counts = ({ situacao, novas, alteradas, iguais, recusadas, retiradas }: Carga) => ({
    situacao,
    feito: [novas, alteradas, iguais, recusadas, retiradas],
  });
  const done = (...feito: number[]) => ({ situacao: 'concluida', feito });
  const produto = () =>
    loads.db.selectFrom('produto').selectAll().where('nome', '=', 'POMADA NOVA').executeTakeFirst();
  const loadAll = async () => {
    await loads.machine.loaded('produtos', [POMADA]);
    await loads.machine.loaded('precos', [PRECO]);
    await loads.machine.loaded('estoques', [ESTOQUE]);
  };
  const refusedOf = async ({ idCarga }: Carga) =>
    (await loads.machine.get(`/integracao/cargas/${idCarga}/recusadas`)).text
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { linha: number; motivo: string });

  test('put a new product with its price and stock on sale', async () => {
    await loadAll();
    const { idProduto } = must(await produto(), 'product');
    const rep = await loads.api.as('representante');
    const { carrinho } = (await add(rep, idProduto, 2)).body;
    expect(carrinho.itens.map(({ idItem, valorUnitario }) => [idItem, valorUnitario])).toEqual([
      [idProduto, 12.3456],
    ]);
  });

  test('of what is there already write nothing, and of one that differs only that one', async () => {
    await loadAll();
    const before = must(await produto(), 'product');
    const same = await loads.machine.loaded('produtos', [POMADA]);
    expect(counts(same)).toEqual(done(0, 0, 1, 0, 0));
    expect(must(await produto(), 'product').mudado).toBe(before.mudado);
    const other = await loads.machine.loaded('produtos', [{ codigoErp: 'P-1', apresentacao: 'BG 60 G' }]);
    expect(counts(other)).toEqual(done(0, 1, 0, 0, 0));
    const after = must(await produto(), 'product');
    expect([after.apresentacao, after.nome, after.idMarca]).toEqual([
      'BG 60 G',
      'POMADA NOVA',
      before.idMarca,
    ]);
    expect(after.mudado).toBeGreaterThan(before.mudado);
  });

  test('refuse each wrong line with its number and reason, and take the others', async () => {
    await loadAll();
    const carga = await loads.machine.loaded('precos', [
      { ...PRECO, valorUnitario: 13 },
      { tabela: 'c1', produto: 'P-9', valorUnitario: 1 },
      { tabela: 'c99', produto: 'P-1', valorUnitario: 1 },
      { tabela: 'c2', produto: 'P-1', valorUnitario: -1 },
      { ...PRECO, valorUnitario: 14 },
      { tabela: 'c3', produto: 'P-1', valorUnitario: 1, cor: 'azul' },
      { tabela: 'c2' },
    ]);
    expect(counts(carga)).toEqual(done(0, 1, 0, 6, 0));
    expect((await refusedOf(carga)).map(({ linha, motivo }) => `${linha} ${motivo}`)).toEqual([
      '2 O produto P-9 não existe.',
      '3 A tabela de preços c99 não existe.',
      '4 O campo valorUnitario tem de ser 0 ou mais (veio "-1").',
      '5 O código já veio numa linha anterior.',
      '6 O campo cor não existe.',
      '7 O campo produto falta ou não é um código.',
    ]);
  });

  test('refuse a line that the database refuses, and take the others', async () => {
    await loads.db.schema
      .alterTable('produto')
      .addCheckConstraint('produto_sem_azar', sql`"nome" <> 'AZAR'`)
      .execute();
    try {
      const lines = Array.from({ length: 30 }, (_, n) => ({ ...POMADA, codigoErp: `R-${n}` }));
      const carga = await loads.machine.loaded(
        'produtos',
        lines.with(17, { ...POMADA, codigoErp: 'R-17', nome: 'AZAR' }),
      );
      expect(counts(carga)).toEqual(done(29, 0, 0, 1, 0));
      expect(await refusedOf(carga)).toEqual([
        expect.objectContaining({
          linha: 18,
          motivo: 'O banco de dados recusou o registro (produto_sem_azar).',
        }),
      ]);
    } finally {
      await loads.db.schema.alterTable('produto').dropConstraint('produto_sem_azar').execute();
    }
  });

  test('that only change add nothing', async () => {
    const carga = await loads.machine.loaded('produtos?modo=alterar', [POMADA]);
    expect(counts(carga)).toEqual(done(0, 0, 0, 1, 0));
    expect(await produto()).toBeUndefined();
  });

  test('that are simulated count and write nothing', async () => {
    const carga = await loads.machine.loaded('produtos?simular=true', [POMADA]);
    expect(counts(carga)).toEqual(done(1, 0, 0, 0, 0));
    expect(await produto()).toBeUndefined();
  });

  test('that were cut, are no JSON or no UTF-8 are refused whole and leave nothing', async () => {
    const text = `${JSON.stringify(POMADA)}\n{"codigoErp":"P-2","nome":"CORT`;
    const cut = await loads.machine.load('produtos', text);
    expect([cut.status, cut.body.Codigo]).toEqual([422, 'arquivo-invalido']);
    expect(cut.body.Description).toBe(
      'A linha 2 não é JSON: o arquivo está em outro formato ou foi cortado.',
    );
    const latin = await loads.machine.send(
      'PUT',
      '/integracao/produtos',
      Buffer.from([0x7b, 0xe7, 0x7d, 0x0a]),
      {
        headers: { 'content-type': 'application/x-ndjson' },
      },
    );
    expect(latin.body.Description).toBe('Perto da linha 1 há um caractere que não é UTF-8.');
    expect(await loads.db.selectFrom('carga').selectAll().execute()).toEqual([]);
    expect(await produto()).toBeUndefined();
  });

  test('with a key are made once; a key with another body or other parameters is refused', async () => {
    const key = 'carga-noturna-1';
    const first = await loads.machine.load('produtos', [POMADA], { key });
    const again = await loads.machine.load('produtos', [POMADA], { key });
    expect([again.status, again.text]).toEqual([202, first.text]);
    const other = await loads.machine.load('produtos', [{ ...POMADA, nome: 'OUTRA' }], { key });
    expect([other.status, other.body.Codigo]).toEqual([422, 'chave-reutilizada']);
    for (const asked of [
      'modo=alterar',
      'modo=substituir&limiteRetirada=90',
      'simular=true',
      'limiteRetirada=90',
    ]) {
      const another = await loads.machine.load(`produtos?${asked}`, [POMADA], { key });
      expect([asked, another.status, another.body.Codigo]).toEqual([asked, 422, 'chave-reutilizada']);
    }
    const spelled = await loads.machine.load('produtos?modo=incluirAlterar&limiteRetirada=20', [POMADA], {
      key,
    });
    expect([spelled.status, spelled.text]).toEqual([202, first.text]);
    expect((await loads.db.selectFrom('carga').selectAll().execute()).length).toBe(1);
  });

  test('whose process died while they came may be sent again under their key', async () => {
    const key = 'carga-noturna-2';
    await loads.machine.load('produtos', [POMADA], { key });
    const dead = {
      situacao: 'recebendo',
      sha256: sql<string>`null`,
      tomadaAte: new Date(Date.now() + 60_000),
    } as const;
    await loads.db.updateTable('carga').set(dead).execute();
    expect((await loads.machine.load('produtos', [POMADA], { key })).body.Codigo).toBe('em-andamento');
    await loads.db
      .updateTable('carga')
      .set({ tomadaAte: new Date('2020-01-01') })
      .execute();
    expect((await loads.machine.load('produtos', [POMADA], { key })).status).toBe(202);
    await processCargas(loads.db, () => new Date());
    expect(await produto()).toBeDefined();
  });

  test('wait for earlier ones of the kinds that they name', async () => {
    const ids = async () => {
      const rows = await loads.db
        .selectFrom('carga')
        .select(['recurso', 'situacao'])
        .orderBy('idCarga')
        .execute();
      return rows.map(({ recurso, situacao }) => `${recurso} ${situacao}`);
    };
    for (const [path, line] of [
      ['produtos', POMADA],
      ['precos', PRECO],
    ] as const)
      await loads.machine.load(path, [line]);
    // Another process holds the products.
    await loads.db
      .updateTable('carga')
      .set({ tomadaAte: new Date(Date.now() + 60_000) })
      .where('recurso', '=', 'produtos')
      .execute();
    await processCargas(loads.db, () => new Date());
    expect(await ids()).toEqual(['produtos na-fila', 'precos na-fila']);
    await loads.db.updateTable('carga').set({ tomadaAte: null }).execute();
    await processCargas(loads.db, () => new Date());
    expect(await ids()).toEqual(['produtos concluida', 'precos concluida']);
  });

  test('in another content type are refused', async () => {
    const answer = await loads.machine.put('/integracao/produtos', [POMADA]);
    expect([answer.status, answer.body.Description]).toEqual([400, 'O corpo deve ser application/x-ndjson.']);
  });

  test('that were interrupted go on where they stood', async () => {
    const lines = Array.from({ length: 250 }, (_, n) => ({
      ...POMADA,
      codigoErp: `Q-${n}`,
      nome: `POMADA ${n}`,
    }));
    const { idCarga } = JSON.parse((await loads.machine.load('produtos', lines)).text) as Carga;
    const ending = new AbortController();
    let steps = 0;
    const clock = () => {
      steps += 1;
      if (steps === 1) ending.abort();
      return new Date();
    };
    await processCargas(loads.db, clock, { signal: ending.signal });
    const between = await loads.machine.carga(idCarga);
    expect([between.situacao, between.feitas]).toEqual(['gravando', 100]);
    await processCargas(loads.db, () => new Date());
    expect(counts(await loads.machine.carga(idCarga))).toEqual(done(250, 0, 0, 0, 0));
  });

  test('with long lines go in steps of few lines', async () => {
    const { idCarga } = JSON.parse(
      (
        await loads.machine.load(
          'produtos',
          Array.from({ length: 5 }, (_, n) => ({ codigoErp: `L-${n}` })),
        )
      ).text,
    ) as Carga;
    await loads.db
      .updateTable('cargaLinha')
      .set({ texto: sql`'{"codigoErp":"' || "chave" || '","nome":"' || repeat('x', 1500000) || '"}'` })
      .execute();
    const ending = new AbortController();
    const clock = () => {
      ending.abort();
      return new Date();
    };
    await processCargas(loads.db, clock, { signal: ending.signal });
    expect((await loads.machine.carga(idCarga)).feitas).toBe(3);
    await processCargas(loads.db, () => new Date());
    const carga = await loads.machine.carga(idCarga);
    expect([carga.feitas, (await refusedOf(carga)).map(({ linha }) => linha)]).toEqual([5, [1, 2, 3, 4, 5]]);
  });

  test('that replace all withdraw the others, unless that is more than they may', async () => {
    await loadAll();
    const all = await loads.db
      .selectFrom('codigoErp')
      .select('codigo')
      .where('recurso', '=', 'produtos')
      .execute();
    const kept = all.filter(({ codigo }) => codigo !== 'P-1').map(({ codigo }) => ({ codigoErp: codigo }));
    const few = await loads.machine.loaded('produtos?modo=substituir', kept.slice(0, 3));
    expect(few.situacao).toBe('recusada');
    expect(few.mensagem).toMatch(/^A carga retiraria \d+ de \d+ registros, mais que os 20 % permitidos\./);
    expect(await produto()).toBeDefined();
    const most = await loads.machine.loaded('produtos?modo=substituir', kept);
    expect(counts(most)).toEqual(done(0, 0, kept.length, 0, 1));
    expect(await produto()).toBeUndefined();
  });

  test('that replace all are refused when a line has no code', async () => {
    const carga = await loads.machine.loaded('produtos?modo=substituir&limiteRetirada=100', [
      { nome: 'SEM CODIGO' },
    ]);
    expect([carga.situacao, carga.retiradas]).toEqual(['recusada', 0]);
  });

  test('are undone: records become as they were, withdrawn ones come back with their prices', async () => {
    await loadAll();
    const before = must(await produto(), 'product');
    const change = await loads.machine.loaded('produtos?modo=substituir&limiteRetirada=100', [
      { ...POMADA, codigoErp: 'P-2', nome: 'SUBSTITUTA' },
    ]);
    expect(await produto()).toBeUndefined();
    const answer = await loads.machine.post(`/integracao/cargas/${change.idCarga}/desfazer`);
    expect(answer.status).toBe(202);
    await processCargas(loads.db, () => new Date());
    expect((await loads.machine.carga(change.idCarga)).situacao).toBe('desfeita');
    const { mudado: _, ...after } = must(await produto(), 'product');
    expect(after).toEqual(expect.objectContaining({ idProduto: before.idProduto, nome: before.nome }));
    const precos = await loads.db
      .selectFrom('produtoPreco')
      .select(['idContexto', 'valorUnitario'])
      .where('idProduto', '=', before.idProduto)
      .execute();
    expect(precos).toEqual([{ idContexto: 'c1', valorUnitario: 123_456 }]);
    const gone = loads.db.selectFrom('produto').select('idProduto').where('nome', '=', 'SUBSTITUTA');
    expect(await gone.execute()).toEqual([]);
    const twice = await loads.machine.post(`/integracao/cargas/${change.idCarga}/desfazer`);
    expect([twice.status, twice.body.Codigo]).toEqual([409, 'carga-nao-desfaz']);
  });

  test('that are undone leave a record that changed since', async () => {
    await loadAll();
    const carga = await loads.machine.loaded('estoques', [{ ...ESTOQUE, estoque: 90 }]);
    const { idProduto } = must(await produto(), 'product');
    await changeEstoque(loads.db, idProduto, 7);
    await loads.machine.post(`/integracao/cargas/${carga.idCarga}/desfazer`);
    await processCargas(loads.db, () => new Date());
    const rows = loads.db.selectFrom('produtoEstoque').select('estoque').where('idProduto', '=', idProduto);
    expect(await rows.execute()).toEqual([{ estoque: 7 }]);
  });

  test('are undone only while no newer one of their kind began', async () => {
    const older = await loads.machine.loaded('produtos', [POMADA]);
    const newer = await loads.machine.load('produtos', [{ ...POMADA, marca: 'Outra' }]);
    expect(await comecarDesfazer(loads.db, older.idCarga)).toBeUndefined();
    const answer = await loads.machine.post(`/integracao/cargas/${older.idCarga}/desfazer`);
    expect([answer.status, answer.body.Codigo]).toEqual([409, 'carga-nao-desfaz']);
    await processCargas(loads.db, () => new Date());
    const { idCarga } = JSON.parse(newer.text) as Carga;
    const antes = loads.db.selectFrom('cargaAntes').select('idCarga').distinct();
    expect(await antes.execute()).toEqual([{ idCarga }]);
    await recusarCarga(loads.db, idCarga, 'não', new Date());
    expect(await comecarDesfazer(loads.db, older.idCarga)).toBeUndefined();
  });

  test('that ended lose their lines bit by bit, also after a death, and no other load does', async () => {
    const lines = (nome: string) => Array.from({ length: 25 }, (_, n) => ({ codigoErp: `${nome}-${n}` }));
    const ended = JSON.parse((await loads.machine.load('produtos', lines('A'))).text) as Carga;
    await loads.machine.load('produtos', lines('B'));
    await recusarCarga(loads.db, ended.idCarga, 'não', new Date());
    const left = async () => (await loads.db.selectFrom('cargaLinha').select('chave').execute()).length;
    const dying = new AbortController();
    const pause = async () => dying.abort();
    await forgetLinhas(loads.db, { signal: dying.signal, pause, quantas: 10 });
    expect(await left()).toBe(40);
    await forgetLinhas(loads.db, { quantas: 10 });
    expect(await left()).toBe(25);
    await processCargas(loads.db, () => new Date());
    expect(await left()).toBe(0);
  });

  test('that another process undoes are waited for, and told', async () => {
    const carga = await loads.machine.loaded('produtos', [POMADA]);
    await comecarDesfazer(loads.db, carga.idCarga);
    const hold = (tomadaAte: Date | null) => loads.db.updateTable('carga').set({ tomadaAte }).execute();
    await hold(new Date(Date.now() + 60_000));
    const told: string[] = [];
    let released: Promise<unknown> | undefined;
    const tell = ({ situacao }: { situacao: string }) => {
      told.push(situacao);
      released ??= hold(null);
    };
    const end = await finishCarga(loads.db, carga, () => new Date(), { tell, everyMs: 0 });
    await released;
    expect([told[0], end.situacao, await produto()]).toEqual(['desfazendo', 'desfeita', undefined]);
  });

  test('need a token of their resource that holds', async () => {
    const only = await openMachine(loads.api, loads.db, { escopos: ['precos'] });
    expect((await only.load('produtos', [POMADA])).body.Codigo).toBe('sem-permissao');
    const rep = await loads.api.as('representante');
    const asUser = await rep.send('PUT', '/integracao/produtos', '', {
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect([asUser.status, asUser.body.Codigo]).toEqual([401, 'nao-autenticado']);
    expect((await loads.api.nobody.get('/integracao/cargas')).status).toBe(401);
    const { idCarga } = await loads.machine.loaded('produtos', [POMADA]);
    expect((await only.get(`/integracao/cargas/${idCarga}`)).status).toBe(403);
    const { nome } = await loads.db
      .selectFrom('tokenIntegracao')
      .select('nome')
      .orderBy('idToken')
      .executeTakeFirstOrThrow();
    expect(await revokeToken(loads.db, nome, new Date())).toBe(true);
    expect((await loads.machine.get('/integracao/cargas')).status).toBe(401);
  });
});
