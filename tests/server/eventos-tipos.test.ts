import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { accept, add, confirm } from '#tests/support/cart.ts';
import { comboBody, keepCombosOpen } from '#tests/support/combos.ts';
import { oneDatabase } from '#tests/support/database.ts';
import {
  deliver,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  rascunho,
  seedNotas,
} from '#tests/support/devolucoes.ts';
import { useEventos, type WireEvento } from '#tests/support/eventos.ts';
import { findTresGrupos, okOf } from '#tests/support/pending-cart.ts';
import { anotar, ESCRITA, visitaBody } from '#tests/support/visitas.ts';

/** A combo of the seed with units that it gives away. */
const COMBO = 1;

describe.each(oneDatabase)('events on $name', ({ open }) => {
  const eventos = useEventos(open);
  const { bench } = eventos;

  /** Gives a record a code of the company, or takes it away. */
  const code = async (recurso: string, id: number, codigo: string | null) => {
    const { db } = bench.database;
    await db.deleteFrom('codigoErp').where('recurso', '=', recurso).where('id', '=', id).execute();
    if (codigo !== null) await db.insertInto('codigoErp').values({ recurso, codigo, id }).execute();
  };

  test('a made order comes whole, with the company’s own codes where it has them', async () => {
    const [idProduto = 0] = await findTresGrupos(bench.database.db);
    await code('clientes', 101, 'C-900');
    await code('produtos', idProduto, 'P-77');
    await code('usuarios', 1, null);
    const { idCarrinho } = (await okOf(add(eventos.rep, idProduto, 40))).body.carrinho;
    const carrinho = await accept(eventos.rep, idCarrinho);
    const { pedidos } = (await okOf(confirm(eventos.rep, idCarrinho))).body;
    const { idPrePedido, total } = must(pedidos[0], 'order');
    const [item] = carrinho.itens;
    const [evento, ...more] = await eventos.news();
    expect(more).toEqual([]);
    expect(evento).toMatchObject({
      tipo: 'pedido.feito',
      chave: `carrinho:${idCarrinho}`,
      criadoEm: '2026-11-20T12:00:00-03:00',
      dados: {
        idPrePedido,
        idCarrinho,
        numeroErp: null,
        definitivo: true,
        situacao: { id: 2, descricao: 'Em análise' },
        motivo: null,
        dataHora: '2026-11-20T12:00:00-03:00',
        cliente: { id: 101, codigoErp: 'C-900', nome: 'Drogaria Aurora do Ipê Roxo Ltda' },
        filial: { id: 1 },
        usuario: { id: 1, codigoErp: null },
        condicao: { id: 1 },
        prazo: { id: 2 },
        formaPagamento: { id: 1, pagamentoAntecipado: false },
        total,
        pagamentos: [],
        itens: [
          {
            posicao: 0,
            produto: { id: idProduto, codigoErp: 'P-77' },
            combo: null,
            bonificado: false,
            quantidade: 40,
            quantidadeAtendida: 40,
            valorUnitario: item?.valorUnitario,
            valorTotal: item?.valorTotal,
          },
        ],
      },
    });
  });

  test('a combo comes with the units of its products, and its bonus as a line', async () => {
    const { db } = bench.database;
    await keepCombosOpen(db);
    await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const { idCarrinho } = (await okOf(add(eventos.rep, 0, 3, comboBody(COMBO)))).body.carrinho;
    await accept(eventos.rep, idCarrinho);
    await okOf(confirm(eventos.rep, idCarrinho));
    const [evento] = await eventos.news();
    const { itens } = must(evento, 'event').dados as Extract<WireEvento['dados'], { idPrePedido: number }>;
    const produtos = await db
      .selectFrom('promocaoComboProduto')
      .select(['idProduto', 'quantidadeNoCombo', 'bonificacao'])
      .where('idPromocaoCombo', '=', COMBO)
      .orderBy('posicao')
      .execute();
    const paid = produtos.filter(({ bonificacao }) => !bonificacao);
    expect(itens[0]?.produto).toBeNull();
    expect(itens[0]?.combo?.produtos.map(({ id, quantidade }) => [id, quantidade])).toEqual(
      paid.map(({ idProduto, quantidadeNoCombo }) => [idProduto, quantidadeNoCombo]),
    );
    expect(
      itens.slice(1).map(({ bonificado, produto, quantidade }) => [bonificado, produto?.id, quantidade]),
    ).toEqual(
      produtos
        .filter(({ bonificacao }) => bonificacao)
        .map(({ idProduto, quantidadeNoCombo }) => [true, idProduto, 3 * quantidadeNoCombo]),
    );
  });

  test('a finalised return comes with its invoice and its lots, once', async () => {
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    const nota = await findNota(db);
    await deliver(db, nota, bench.now, 2);
    const lote = must((await lotesDe(eventos.rep, nota))[0], 'a lot');
    const id = await rascunho(eventos.rep, nota);
    await okOf(eventos.rep.post('/Devolucao/CadastrarItemParcial', itemParcial(id, nota, lote, 1)));
    await code('produtos', lote.produto.idProduto, 'P-5');
    expect(await eventos.news()).toEqual([]);
    await okOf(finalizar(eventos.rep, id, 'a-mesma-chave'));
    await okOf(finalizar(eventos.rep, id, 'a-mesma-chave'));
    const [evento, ...more] = await eventos.news();
    expect(more).toEqual([]);
    expect(evento).toMatchObject({
      tipo: 'devolucao.finalizada',
      chave: `devolucao:${id}`,
      dados: {
        idDevolucaoEletronica: id,
        idSituacao: 4,
        cliente: { id: 101 },
        nota: { numDocumento: nota.numDocumento },
        itens: [
          {
            produto: { id: lote.produto.idProduto, codigoErp: 'P-5' },
            lote: lote.tituloItemLote.lote,
            quantidade: 1,
            idDevolucaoMotivo: 2,
          },
        ],
      },
    });
    const { valorTotal, itens } = must(evento, 'event').dados as Extract<
      WireEvento,
      { tipo: 'devolucao.finalizada' }
    >['dados'];
    expect([valorTotal > 0, valorTotal]).toEqual([true, itens[0]?.valor]);
  });

  test('a note about a visit comes when it is written and when it is deleted, and a refused one does not', async () => {
    await code('clientes', 101, 'C-900');
    await okOf(anotar(eventos.rep, {}, { key: 'visita-uma' }));
    await okOf(anotar(eventos.rep, {}, { key: 'visita-uma' }));
    expect((await anotar(eventos.rep, { escritaEm: '2026-11-20T17:00:00.000Z' })).status).toBe(409);
    const apagada = { base: ESCRITA, escritaEm: '2026-11-20T16:00:00.000Z', nota: null };
    await okOf(anotar(eventos.rep, apagada));
    await okOf(anotar(eventos.rep, apagada));
    const { id } = visitaBody();
    const comum = { id, dia: '2026-11-20', cliente: { id: 101, codigoErp: 'C-900' }, usuario: { id: 1 } };
    const nota = {
      motivo: { id: 3, descricao: 'Preço' },
      texto: 'Achou caro.',
      escritaEm: '2026-11-20T12:00:00-03:00',
    };
    expect(await eventos.news()).toMatchObject([
      { tipo: 'visita.anotada', chave: `visita:${id}`, dados: { ...comum, nota } },
      { tipo: 'visita.anotada', chave: `visita:${id}`, dados: { ...comum, nota: null } },
    ]);
  });

  test('a registration and a request for access of a visitor come, each once', async () => {
    const form = new FormData();
    const campos = {
      email: 'compras@example.com',
      telefone: '1132654321',
      cep: '20040020',
      idPessoaTipo: '2',
    };
    for (const [nome, valor] of Object.entries({ ...campos, cpfCnpj: '12.abc.345/01de-35' }))
      form.set(nome, valor);
    form.set('licensaSanitaria', new File(['%PDF-1.7\n1 0 obj\n%%EOF'], 'a.pdf'));
    const encoded = new Response(form);
    const answer = await bench.api.app.inject({
      method: 'POST',
      url: '/api/cliente/solicitarCadastroCliente',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    await code('clientes', 102, 'C-1');
    await code('clientes', 101, null);
    const body = {
      nome: 'Ana',
      telefone: '(11) 98765-4321',
      email: 'ana@example.com',
      clientes: '101,102,7',
    };
    const ask = () => bench.api.nobody.post('/cliente/solicitarAcesso', body, { key: 'uma-chave' });
    await okOf(ask());
    await okOf(ask());
    expect((await eventos.news()).map(({ tipo, dados }) => ({ tipo, dados }))).toMatchObject([
      {
        tipo: 'cadastro.solicitado',
        dados: { cpfCnpj: '12ABC34501DE35', email: 'compras@example.com', temLicenca: true, rg: '' },
      },
      {
        tipo: 'acesso.solicitado',
        dados: {
          email: 'ana@example.com',
          clientes: [
            { id: 101, codigoErp: null },
            { id: 102, codigoErp: 'C-1' },
          ],
        },
      },
    ]);
  });
});
