import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import {
  CLIENTE,
  cadastro,
  deliver,
  devolucaoDe,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  type Nota,
  rascunho,
  seedNotas,
  TOTAL,
  type WireItemDaNota,
} from '#tests/support/devolucoes.ts';

const CADASTRAR = '/Devolucao/Cadastrar';
const ITEM = '/Devolucao/CadastrarItemParcial';
const FINALIZAR = '/Devolucao/FinalizarDevolucao';

describe.each(bothDatabases)('units of a lot on $name', ({ open }) => {
  const bench = useBench(open);

  let client: ApiClient;
  let nota: Nota;
  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  const twelve = <T>(work: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 12 }, () => work()));
  const sorted = (statuses: readonly number[]) => statuses.toSorted((a, b) => a - b);

  test('go back once when twelve devices return the whole invoice at the same moment', async () => {
    const answers = await twelve(() => client.post(CADASTRAR, cadastro(nota, TOTAL)));
    expect(sorted(answers.map(({ status }) => status))).toEqual([200, ...Array(11).fill(422)]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(new Set(refused.map(({ body }) => body.Codigo))).toEqual(new Set(['lote-esgotado']));
    const lotes = await lotesDe(client, nota);
    expect(lotes.map((one) => one.quantidadeDevolvida)).toEqual(
      lotes.map(({ tituloItemLote }) => tituloItemLote.quantidade),
    );
  });

  test('go back once when twelve devices finalise one draft at the same moment', async () => {
    const [lote] = await lotesDe(client, nota);
    const { quantidade } = must(lote, 'a lot').tituloItemLote;
    const id = await rascunho(client, nota);
    await client.post(ITEM, itemParcial(id, nota, must(lote, 'a lot'), quantidade));
    const answers = await twelve(() => finalizar(client, id));
    expect(sorted(answers.map(({ status }) => status))).toEqual([200, ...Array(11).fill(409)]);
    const [after] = await lotesDe(client, nota);
    expect(after).toMatchObject({ quantidadeRestante: 0, todosItensDevolvidos: true });
  });
});

describe.each(oneDatabase)('returns on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;
  let lotes: WireItemDaNota[];
  const lote = (at: number) => must(lotes[at], 'a lot');
  const set = (id: number, at: number, quantidade: unknown, motivo?: number) =>
    client.post(ITEM, itemParcial(id, nota, lote(at), quantidade, motivo));

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
    lotes = await lotesDe(client, nota);
  });

  test('of a whole invoice are finalised at once, to its total', async () => {
    const answer = await client.post(CADASTRAR, cadastro(nota, TOTAL));
    expect(answer.status).toBe(200);
    const devolucao = await devolucaoDe(client, Number(answer.text));
    expect(devolucao).toMatchObject({
      operacaoSituacao: { idSituacao: 4, descSituacao: 'Pronta para coleta' },
      devolucaoVendaTipo: { idDevolucaoVendaTipo: 1 },
      devolucaoEletronicaTipo: { idDevolucaoEletronicaTipo: 3, descricao: 'Portal e-commerce' },
      valorTotal: nota.valorTotalNota / 100,
      foraPrazo: false,
      titulo: { idTitulo: nota.idTitulo, numDocumento: String(nota.numDocumento) },
    });
    expect(devolucao.idDevolucaoVenda).toBeGreaterThan(0);
    expect(devolucao.itens).toHaveLength(lotes.length);
    const again = await client.post(CADASTRAR, cadastro(nota, TOTAL));
    expect([again.status, again.body.Codigo]).toEqual([422, 'lote-esgotado']);
  });

  test('in parts are drafts whose lots are set, replaced and removed', async () => {
    const id = await rascunho(client, nota);
    await set(id, 0, 2);
    await set(id, 0, 1, 5);
    await set(id, 1, 1);
    const removed = await client.post('/Devolucao/ExcluirItemParcial', {
      IdDevolucaoEletronica: id,
      IdProduto: lote(1).produto.idProduto,
      IdTitulo: nota.idTitulo,
      Lote: lote(1).tituloItemLote.lote,
    });
    expect([removed.status, JSON.parse(removed.text)]).toEqual([200, { status: 204 }]);
    const draft = await devolucaoDe(client, id);
    expect(draft.operacaoSituacao.descSituacao).toBe('Em digitação');
    expect(draft.idDevolucaoVenda).toBeNull();
    expect(draft.itens?.map((item) => [item.itemLote.quantidade, item.devolucaoMotivo])).toEqual([
      [1, { idDevolucaoMotivo: 5, descDevolucaoMotivo: 'Validade curta ou vencido' }],
    ]);
    // A draft holds no units.
    expect((await lotesDe(client, nota))[0]?.quantidadeDevolvida).toBe(0);
    expect((await finalizar(client, id)).status).toBe(200);
    const [after] = await lotesDe(client, nota);
    expect(after).toMatchObject({
      quantidadeDevolvida: 1,
      itemLote: { quantidade: 1 },
      todosItensDevolvidos: false,
    });
    expect(after?.quantidadeRestante).toBe(lote(0).tituloItemLote.quantidade - 1);
    const total = await client.post(CADASTRAR, cadastro(nota, TOTAL));
    expect(total.body.Description).toBe('Parte desta nota já foi devolvida. Faça uma devolução parcial.');
  });

  test('of every unit, one by one, add up to the invoice to the cent', async () => {
    let soma = 0;
    for (const at of lotes.keys()) {
      const { quantidade } = lote(at).tituloItemLote;
      for (const part of quantidade > 1 ? [1, quantidade - 1] : [1]) {
        const id = await rascunho(client, nota);
        expect((await set(id, at, part)).status).toBe(200);
        expect((await finalizar(client, id)).status).toBe(200);
        soma += Math.round((await devolucaoDe(client, id)).valorTotal * 100);
      }
    }
    expect(soma).toBe(nota.valorTotalNota);
    const notas = await client.get(`/Devolucao/ConsultarNotas?idCliente=${CLIENTE}`);
    const row = JSON.parse(notas.text).ListaNotas.find(
      (one: { idTitulo: number }) => one.idTitulo === nota.idTitulo,
    );
    expect(row.todosItensDevolvidos).toBe(true);
  });

  test.each([
    [0, 422, 'quantidade-invalida', 'A quantidade deve ser maior que 0.'],
    [-1, 422, 'quantidade-invalida', 'A quantidade deve ser maior que 0.'],
    [1e9, 422, 'quantidade-invalida', /^Restam? \d+ unidades? deste lote\.$/],
    [1.5, 400, 'requisicao-invalida', /./],
    ['2', 400, 'requisicao-invalida', /./],
  ])('refuse a quantity of %s and write nothing', async (quantidade, status, codigo, sentence) => {
    const id = await rascunho(client, nota);
    const answer = await set(id, 0, quantidade);
    expect([answer.status, answer.body.Codigo]).toEqual([status, codigo]);
    expect(answer.body.Description).toMatch(sentence);
    expect((await devolucaoDe(client, id)).itens).toEqual([]);
  });

  test('refuse a lot that is not on the invoice, another invoice and an unknown reason', async () => {
    const id = await rascunho(client, nota);
    const body = itemParcial(id, nota, lote(0), 1);
    const others = [
      { ...body, TituloItemLote: { ...body.TituloItemLote, Lote: 'X' } },
      { ...body, Produto: { IdProduto: 999_999 } },
      { ...body, Titulo: { IDTitulo: nota.idTitulo + 1 } },
    ];
    for (const other of others)
      expect((await client.post(ITEM, other)).body.Codigo).toBe('item-nao-encontrado');
    const reason = await client.post(ITEM, { ...body, DevolucaoMotivo: { IdDevolucaoMotivo: 77 } });
    expect(reason.body.Codigo).toBe('devolucao-nao-permitida');
    expect((await devolucaoDe(client, id)).itens).toEqual([]);
  });

  test('have one draft an invoice; a second one is told the number of the first', async () => {
    const id = await rascunho(client, nota);
    const second = await client.post(CADASTRAR, cadastro(nota));
    expect([second.status, second.body.Codigo]).toEqual([409, 'situacao-nao-permite']);
    expect(second.body.Description).toBe(
      `Já existe uma devolução em digitação para esta nota fiscal (nº ${id}).`,
    );
    expect(JSON.parse(second.text).devolucao.idDevolucaoEletronica).toBe(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.delete(`/Devolucao?idDevolucaoEletronica=${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await rascunho(client, nota)).toBeGreaterThan(id);
  });

  test('out of term wait for approval; after a year only a recall goes back', async () => {
    await deliver(bench.database.db, nota, bench.now, 8);
    const id = await rascunho(client, nota);
    expect((await devolucaoDe(client, id)).foraPrazo).toBe(true);
    await set(id, 0, 1);
    await finalizar(client, id);
    expect((await devolucaoDe(client, id)).operacaoSituacao.descSituacao).toBe('Aguardando aprovação');
    await deliver(bench.database.db, nota, bench.now, 400);
    const late = await client.post(CADASTRAR, cadastro(nota, TOTAL));
    expect([late.status, late.body.Codigo]).toEqual([422, 'prazo-encerrado']);
    const recall = await rascunho(client, nota);
    expect((await set(recall, 1, 1, 2)).body.Codigo).toBe('prazo-encerrado');
    expect((await set(recall, 1, 1, 7)).status).toBe(200);
    expect((await finalizar(client, recall)).status).toBe(200);
  });

  test('are in term by the moment of the device, which counts only within the term and not after now', async () => {
    await deliver(bench.database.db, nota, bench.now, 9);
    const made = async (feitoEm: string) => {
      const id = Number((await client.post(CADASTRAR, cadastro(nota, { feitoEm }))).text);
      const { foraPrazo } = await devolucaoDe(client, id);
      await client.delete(`/Devolucao?idDevolucaoEletronica=${id}`);
      return foraPrazo;
    };
    expect(await made('2026-11-18T09:00:00-03:00')).toBe(false);
    expect(await made('2026-11-19T09:00:00-03:00')).toBe(true);
    expect(await made('2027-11-18T09:00:00-03:00')).toBe(true);
    // Before the invoice: a clock that lost its time.
    expect(await made('1900-01-01T00:00:00-03:00')).toBe(true);
  });

  test.each([
    ['a controlled substance', { controlado: true }, 2, 'Aguardando aprovação'],
    ['a failure of the cold chain', { refrigerado: true }, 8, 'Aguardando aprovação'],
    ['a refrigerated product damaged in transport', { refrigerado: true }, 1, 'Pronta para coleta'],
  ])('with %s go on as the rules say', async (_what, flags, motivo, situacao) => {
    await bench.database.db
      .updateTable('notaFiscalItem')
      .set(flags)
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    const id = await rascunho(client, nota);
    expect((await set(id, 0, 1, motivo)).status).toBe(200);
    await finalizar(client, id);
    expect((await devolucaoDe(client, id)).operacaoSituacao.descSituacao).toBe(situacao);
  });

  test('refuse a refrigerated product for any other reason, also of a whole invoice', async () => {
    await bench.database.db
      .updateTable('notaFiscalItem')
      .set({ refrigerado: true })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    const sentence =
      'Produtos refrigerados só são devolvidos por avaria no transporte ou falha na cadeia fria.';
    expect((await client.post(CADASTRAR, cadastro(nota, TOTAL))).body.Description).toBe(sentence);
    const id = await rascunho(client, nota);
    expect((await set(id, 0, 1, 9)).body.Description).toBe(sentence);
  });

  test('refuse wrong forms: a paper invoice in parts, no reason, 251 characters, another origin', async () => {
    const refusedOf = async (more: object) => {
      const { status, body } = await client.post(CADASTRAR, cadastro(nota, more));
      return [status, body.Codigo];
    };
    const invalid = [400, 'requisicao-invalida'];
    expect(await refusedOf({ NotaFiscalClienteEletronica: false })).toEqual([422, 'devolucao-nao-permitida']);
    expect(await refusedOf({ DevolucaoTotal: true })).toEqual([422, 'devolucao-nao-permitida']);
    expect(await refusedOf({ DevolucaoTotal: true, IdMotivoDevolucao: 77 })).toEqual([
      422,
      'devolucao-nao-permitida',
    ]);
    expect(await refusedOf({ Observacoes: 'x'.repeat(251) })).toEqual(invalid);
    expect(await refusedOf({ Observacoes: 'a\u0000b' })).toEqual(invalid);
    expect(await refusedOf({ Desktop: true })).toEqual(invalid);
    expect(await refusedOf({ UtilizaNotaFiscalCliente: false })).toEqual(invalid);
    expect(await refusedOf({ IdPessoaFilial: 999 })).toEqual([404, 'nao-encontrado']);
    expect(await refusedOf({ IdNotaFiscal: 999_999 })).toEqual([404, 'nao-encontrado']);
    expect(await refusedOf({ IdPessoaDestinatario: 998 })).toEqual([403, 'cliente-nao-vinculado']);
    const emoji = await client.post(CADASTRAR, cadastro(nota, { Observacoes: '🧊'.repeat(250) }));
    expect((await devolucaoDe(client, Number(emoji.text))).observacoes).toBe('🧊'.repeat(250));
  });

  test('of another user’s customer are not found by any call', async () => {
    const outra = await findNota(bench.database.db, 107);
    await deliver(bench.database.db, outra, bench.now, 2);
    const id = Number((await client.post(CADASTRAR, cadastro(outra, { IdPessoaDestinatario: 107 }))).text);
    const buyer = await bench.api.as('farmacia');
    const [one] = await lotesDe(client, outra);
    const answers = await Promise.all([
      buyer.get(`/Devolucao?idDevolucaoEletronica=${id}`),
      buyer.get(`/Devolucao/ConsultarItensDevolucao?idDevolucaoEletronica=${id}`),
      buyer.get(`/Devolucao/ConsultarItensNotaFiscal?idNotaFiscal=${outra.idTitulo}`),
      buyer.post(ITEM, itemParcial(id, outra, must(one, 'a lot'), 1)),
      finalizar(buyer, id),
      buyer.delete(`/Devolucao?idDevolucaoEletronica=${id}`),
      buyer.put(`/Devolucao/AlterarSituacao?idDevolucaoEletronica=${id}&idSituacaoNova=11`),
    ]);
    expect(answers.map(({ status, body }) => [status, body.Codigo])).toEqual(
      answers.map(() => [404, 'nao-encontrado']),
    );
    expect((await devolucaoDe(client, id)).operacaoSituacao.idSituacao).toBe(1);
  });

  test('move between collection and transport as often as asked, and nowhere else', async () => {
    const id = Number((await client.post(CADASTRAR, cadastro(nota, TOTAL))).text);
    const move = (situacao: number) =>
      client.put(`/Devolucao/AlterarSituacao?idDevolucaoEletronica=${id}&idSituacaoNova=${situacao}`);
    const desc = async () => (await devolucaoDe(client, id)).operacaoSituacao.descSituacao;
    for (const [situacao, text] of [
      [11, 'Em coleta'],
      [11, 'Em coleta'],
      [4, 'Em transporte'],
      [4, 'Em transporte'],
      [11, 'Em coleta'],
    ] as const) {
      expect(JSON.parse((await move(situacao)).text)).toBe(id);
      expect(await desc()).toBe(text);
    }
    for (const situacao of [1, 2, 6, 13, 99]) {
      const { status, body } = await move(situacao);
      expect([status, body.Description]).toEqual([
        409,
        'A situação da devolução selecionada não permite que sejam feitas alterações.',
      ]);
    }
    const removed = await client.delete(`/Devolucao?idDevolucaoEletronica=${id}`);
    expect(removed.body.Description).toBe('Situação inválida para realizar a exclusão.');
    expect(await desc()).toBe('Em coleta');
    const draft = await finalizar(client, id);
    expect(draft.body.Codigo).toBe('situacao-nao-permite');
  });

  test('need an item to be finalised, and are finalised once under one key', async () => {
    const id = await rascunho(client, nota);
    expect((await finalizar(client, id)).body.Description).toBe('Inclua ao menos um item na devolução.');
    await set(id, 0, 1);
    const answers = await Promise.all([1, 2, 3].map(() => finalizar(client, id, 'finalizar-uma-vez')));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, String(id)]));
    expect((await finalizar(client, id)).status).toBe(409);
  });

  test('are finalised with the lines that the user saw, or not at all', async () => {
    const id = await rascunho(client, nota);
    await set(id, 0, 2);
    const seen = (lines: readonly (readonly [number, number])[]) => ({
      linhas: lines.map(([at, quantidade]) => ({
        idProduto: lote(at).produto.idProduto,
        lote: lote(at).tituloItemLote.lote,
        quantidade,
      })),
    });
    const finish = (body: object) => client.post(`${FINALIZAR}?idDevolucaoEletronica=${id}`, body);
    for (const lines of [
      [],
      [[0, 1]],
      [[1, 2]],
      [
        [0, 2],
        [1, 1],
      ],
      [
        [0, 2],
        [0, 2],
      ],
    ] as const) {
      const refused = await finish(seen(lines));
      expect([refused.status, refused.body.Codigo]).toEqual([409, 'devolucao-mudou']);
      expect(JSON.parse(refused.text)).not.toHaveProperty('devolucao');
    }
    await set(id, 1, 1);
    expect(
      (
        await finish(
          seen([
            [0, 2],
            [0, 2],
          ]),
        )
      ).status,
    ).toBe(409);
    expect(
      (
        await finish(
          seen([
            [1, 1],
            [0, 2],
          ]),
        )
      ).status,
    ).toBe(200);
  });

  test('of lines that no longer fit are refused as a whole, with what each lot has left', async () => {
    const id = await rascunho(client, nota);
    const { quantidade } = lote(0).tituloItemLote;
    await set(id, 0, quantidade);
    await set(id, 1, 1);
    // The company's own system returned a unit meanwhile.
    const { idUsuario } = await bench.database.db
      .selectFrom('usuario')
      .select('idUsuario')
      .executeTakeFirstOrThrow();
    const other = await bench.database.db
      .insertInto('devolucao')
      .values({
        idDevolucaoVenda: 1,
        idPessoaCliente: CLIENTE,
        idPessoaFilial: nota.idPessoaEmitente,
        idTitulo: nota.idTitulo,
        idUsuario,
        idDevolucaoVendaTipo: 2,
        idDevolucaoEletronicaTipo: 1,
        idSituacao: 6,
        foraPrazo: false,
        idDevolucaoMotivo: null,
        notaFiscalClienteEletronica: true,
        observacoes: '',
        criadaEm: bench.now,
        mudadaEm: bench.now,
      })
      .returning('idDevolucaoEletronica')
      .executeTakeFirstOrThrow();
    await bench.database.db
      .insertInto('devolucaoItem')
      .values({
        ...other,
        nItem: 1,
        lote: lote(0).tituloItemLote.lote,
        quantidade: 1,
        idDevolucaoMotivo: 1,
        valor: 1,
      })
      .execute();
    const refused = await finalizar(client, id);
    expect([refused.status, refused.body.Codigo]).toEqual([409, 'devolucao-mudou']);
    expect(refused.body.Description).toContain(lote(0).tituloItemLote.lote);
    expect(JSON.parse(refused.text).devolucao.itens).toMatchObject([
      { quantidadeRestante: quantidade - 1 },
      { quantidadeRestante: lote(1).tituloItemLote.quantidade },
    ]);
    expect((await devolucaoDe(client, id)).operacaoSituacao.idSituacao).toBe(1);
    await set(id, 0, quantidade - 1);
    expect((await finalizar(client, id)).status).toBe(200);
  });

  test('are listed newest first with the sum of all pages, by situation and days', async () => {
    const id = Number((await client.post(CADASTRAR, cadastro(nota, TOTAL))).text);
    const list = async (more = '') =>
      JSON.parse((await client.get(`/Devolucao/ConsultarDevolucoes?idCliente=${CLIENTE}${more}`)).text);
    expect(await list('&incluirItens=true')).toMatchObject([
      {
        idDevolucaoEletronica: id,
        totalRegistros: 1,
        qtdRegistrosPorPagina: 50,
        somaValorTotal: nota.valorTotalNota / 100,
        itens: lotes.map(() => ({})),
      },
    ]);
    expect((await list())[0].itens).toBeUndefined();
    expect(await list('&idSituacao=2')).toEqual([]);
    expect(await list('&dataInicial=2026-11-20&dataFinal=2026-11-20')).toHaveLength(1);
    expect(await list('&dataFinal=2026-11-19')).toEqual([]);
    expect(await list('&paginaAtual=2')).toEqual([]);
    expect((await list('&dataInicial=2026-11-20&dataFinal=2026-11-19')).Description).toBe(
      'A data inicial é maior que a data final.',
    );
  });

  test('name their reasons, situations and issuers, and the invoices of some days', async () => {
    const json = async (path: string) => JSON.parse((await client.get(path)).text);
    expect(await json('/Devolucao/ConsultarMotivos')).toHaveLength(9);
    expect((await json('/Devolucao/ConsultarSituacoes'))[3]).toEqual({
      idSituacao: 4,
      descSituacao: 'Pronta ou em transporte',
    });
    expect((await json('/Devolucao/ConsultarEmitente'))[0]).toMatchObject({ idPessoa: expect.any(Number) });
    const notas = await json(
      `/Devolucao/ConsultarNotas?idCliente=${CLIENTE}&numDocumento=${nota.numDocumento}&idPessoaFilial=${nota.idPessoaEmitente}`,
    );
    expect(notas.ListaNotas).toMatchObject([
      { idTitulo: nota.idTitulo, foraPrazo: false, prazoAte: '2026-11-25', todosItensDevolvidos: false },
    ]);
    expect(notas.ForaDoPrazo).toEqual([]);
    const longNumber = await json(
      `/Devolucao/ConsultarNotas?idCliente=${CLIENTE}&numDocumento=${'9'.repeat(50)}`,
    );
    expect(longNumber.ListaNotas).toEqual([]);
    const kept = await json(`/sincronizacao/itensNotas?idPessoaCliente=${CLIENTE}&dataInicial=2026-11-01`);
    expect(kept.find((one: { idTitulo: number }) => one.idTitulo === nota.idTitulo).itens).toHaveLength(
      lotes.length,
    );
  });
});
