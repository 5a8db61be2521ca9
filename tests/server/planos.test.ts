import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { enviarMensagens } from '#server/access/enviar-mensagens.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { reenviarMortas } from '#server/events/data/deliveries.ts';
import { createDestino } from '#server/events/data/receivers.ts';
import { createCaixa } from '#server/demo/mail/caixa.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { vencerPedidos } from '#server/payment/vencer-pedidos.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { insertPendencia } from '#server/regulatory/data/pendencias.ts';
import { listAguardando, moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import { anexoPath, jpegOf, nomeDoAnexo } from '#tests/support/anexos.ts';
import { type Api, type ApiClient, openApi, TEST_KEY } from '#tests/support/api.ts';
import { accept, add, confirm, seenWhole } from '#tests/support/cart.ts';
import {
  excluirTelefone,
  listarEmails,
  listarTelefones,
  salvarEmail,
  salvarTelefone,
} from '#tests/support/contatos.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  cartaProcessada,
  conhecerLote,
  corrigir,
  fazerCarta,
  originaisDe,
  processar,
  situacaoPath,
} from '#tests/support/cartas.ts';
import { standIns } from '#tests/support/demonstracao.ts';
import {
  deliver,
  devolucaoDe,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  rascunho,
  seedNotas,
} from '#tests/support/devolucoes.ts';
import { pdfOf } from '#tests/support/documentos.ts';
import { openMachine } from '#tests/support/machine.ts';
import { finishWith, pixOf } from '#tests/support/payments.ts';
import {
  CARTAO,
  findTresGrupos,
  insertPagamento,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';
import { type SpiedDatabase, spyOn } from '#tests/support/spied-statements.ts';
import { anotar, ESCRITA, listarVisitas } from '#tests/support/visitas.ts';

/** Tables that grow with the company: a statement that reads one whole gets slower each month. */
const GROWING = [
  'carrinho',
  'carrinhoGrupo',
  'carrinhoItem',
  'cartaCorrecao',
  'cartaCorrecaoEtapa',
  'cartaCorrecaoEvento',
  'cartaCorrecaoItem',
  'cashbackLancamento',
  'consentimentoMarketing',
  'contaReceber',
  'contaReceberNota',
  'contagem',
  'devolucao',
  'devolucaoAnexo',
  'devolucaoEtapa',
  'devolucaoItem',
  'entrega',
  'evento',
  'lancamentoContaCorrente',
  'mensagem',
  'meta',
  'mutacao',
  'notaFiscal',
  'notaFiscalItem',
  'notaFiscalItemLote',
  'notaFiscalXml',
  'pagamento',
  'pedidoErp',
  'pedidoEtapa',
  'pendenciaDocumento',
  'pessoa',
  'pessoaEmail',
  'pessoaTelefone',
  'prePedido',
  'prePedidoEstoque',
  'prePedidoItem',
  'produto',
  'produtoEstoque',
  'produtoPreco',
  'recuperacaoSenha',
  'respostaBase',
  'sessao',
  'usuario',
  'usuarioCliente',
  'visita',
];
/** Indexes of few rows however large the table is; of counts of tries no more are kept than are read. */
const FEW = [
  'carrinho_pago',
  'cartaCorrecao_aguardando',
  'cartaCorrecao_emAndamento',
  'contagem_ate',
  'devolucaoMotivo_pkey',
  'devolucao_aguardando',
  'pagamento_aberto',
  'pendenciaDocumento_aguardando',
  'prePedido_aguardando',
  'prePedido_andamento',
];

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The parts that a plan reads whole: tables, and indexes from end to end. A bitmap's table is read by its index. */
function readsWhole(plan: Plan): string[] {
  return nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const index = node['Index Name'] ?? '';
    if (node['Node Type'] === 'Seq Scan') return GROWING.includes(table) ? [table] : [];
    const isOfGrowing = GROWING.includes(table) || GROWING.some((name) => index.startsWith(name));
    const isWhole = index !== '' && node['Index Cond'] === undefined && !FEW.includes(index);
    return isWhole && isOfGrowing ? [index] : [];
  });
}

/** The planner's assumed number of rows in each of them. */
const MANY = 10_000_000;

/** The differing columns of the rows of a table; `i` is a number of their own, below and above the existing ones. */
const OTHERS: Readonly<Record<string, string>> = {
  carrinho: `'idCarrinho', i, 'idUsuario', i, 'idPessoaCliente', i, 'idCarrinhoSituacao', case when i > 0 then 2 else 6 end`,
  carrinhoItem: `'idCarrinho', i, 'idCarrinhoGrupo', i`,
  carrinhoGrupo: `'idCarrinho', i, 'idCarrinhoGrupo', i`,
  cartaCorrecao: `'idCartaCorrecao', i, 'idPessoaCliente', i, 'idTitulo', i, 'idSituacao', 4`,
  cartaCorrecaoEtapa: `'id', i, 'idCartaCorrecao', i`,
  cartaCorrecaoEvento: `'idCartaCorrecao', i, 'idTitulo', i`,
  cartaCorrecaoItem: `'id', i, 'idCartaCorrecao', i`,
  cashbackLancamento: `'id', i, 'idPessoaCliente', i, 'idTitulo', i`,
  consentimentoMarketing: `'id', i, 'idPessoa', i`,
  contaReceber: `'id', i, 'idPessoaCliente', i, 'idPrePedido', i, 'idTitulo', i, 'idBoleto', null`,
  contaReceberNota: `'idConta', i, 'idTitulo', i`,
  contagem: `'nome', i`,
  devolucao: `'idDevolucaoEletronica', i, 'idDevolucaoVenda', i, 'idPessoaCliente', i, 'idTitulo', i, 'idSituacao', 4`,
  devolucaoAnexo: `'idDevolucaoEletronica', i`,
  devolucaoEtapa: `'id', i, 'idDevolucaoEletronica', i`,
  devolucaoItem: `'idDevolucaoEletronica', i`,
  entrega: `'idEvento', i, 'chave', i, 'situacao', 'entregue'`,
  evento: `'idEvento', i, 'referencia', i, 'mudado', i`,
  lancamentoContaCorrente: `'id', i, 'idPessoaCliente', i`,
  mensagem: `'referencia', i, 'proximaEm', null`,
  mutacao: `'idUsuario', i, 'key', i`,
  notaFiscal: `'idTitulo', i, 'idPrePedido', i, 'idPessoaDestinatario', i, 'numDocumento', i, 'chaveAcesso', lpad(i::text, 44)`,
  notaFiscalItem: `'idTitulo', i`,
  notaFiscalItemLote: `'idTitulo', i, 'lote', i`,
  pagamento: `'idPagamento', i, 'idPrePedido', i, 'referencia', i, 'situacao', 'pago',
    'creditadoEm', case when i % 2 = 0 then '2026-11-20' end, 'proximaConsulta', null`,
  pedidoErp: `'idPrePedido', i`,
  pedidoEtapa: `'idPrePedido', i`,
  pendenciaDocumento: `'id', i, 'idPessoaCliente', i, 'situacao', 2, 'arquivo', null`,
  prePedido: `'idPrePedido', i, 'idCarrinho', i, 'idUsuario', i, 'idPessoaCliente', i, 'idPrePedidoSituacao', 3,
    'idPedidoSituacao', 10`,
  prePedidoEstoque: `'idPrePedido', i`,
  prePedidoItem: `'idPrePedido', i`,
  pessoa: `'idPessoa', i, 'cpfCnpj', i`,
  pessoaEmail: `'id', i, 'idPessoa', i`,
  pessoaTelefone: `'idTelefone', i, 'idPessoa', i`,
  respostaBase: `'idUsuario', i, 'idCarrinho', i, 'key', i`,
  sessao: `'sid', i, 'idUsuario', i`,
  usuario: `'idUsuario', i, 'login', i`,
  usuarioCliente: `'idUsuario', i, 'idPessoaCliente', i`,
  visita: `'id', gen_random_uuid(), 'idPessoaCliente', i`,
};

/** Adds some hundred rows like the existing ones, and makes the planner count them as very many. */
async function grow(trx: Database): Promise<void> {
  await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
  for (const [table, columns] of Object.entries(OTHERS)) {
    const own = sql.id(table);
    await sql`insert into ${own} overriding system value
      select (jsonb_populate_record(null::${own}, to_jsonb(one) || jsonb_build_object(${sql.raw(columns)}))).*
      from (select * from ${own} limit 1) one, generate_series(-1500000000, 1500000000, 10000019) i`.execute(
      trx,
    );
    await sql`analyze ${own}`.execute(trx);
  }
  await sql`update pg_class set relpages = greatest(pg_relation_size(oid) / 8192, 1), reltuples = ${MANY}
    where relnamespace = 'public'::regnamespace and relname = any(${GROWING})`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
}

const isReading = ({ sql: text }: CompiledQuery) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/** The statements that would read a growing table whole if it were large, each with its scans. */
async function findScans(db: Database, statements: readonly CompiledQuery[]): Promise<string[]> {
  const trx = await db.startTransaction().execute();
  try {
    await grow(trx);
    const found = new Set<string>();
    for (const statement of statements.filter(isReading)) {
      const explained = CompiledQuery.raw(`explain (format json) ${statement.sql}`, [
        ...statement.parameters,
      ]);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      const whole = readsWhole(must(rows[0], 'plan')['QUERY PLAN'][0].Plan);
      if (whole.length > 0) found.add(`${whole.join(', ')}: ${statement.sql}`);
    }
    return [...found];
  } finally {
    await trx.rollback().execute();
  }
}

describe.each(oneDatabase)('no statement reads a growing table whole on $name', ({ open }) => {
  let database: TestDatabase;
  let spied: SpiedDatabase;
  let queries: Queries;
  let api: Api;
  let rep: ApiClient;
  const now = new Date('2026-11-20T15:00:00Z');

  beforeAll(async () => {
    database = await open();
    spied = spyOn(database);
    queries = queriesOf(spied.store);
    api = await openApi(spied, { clock: () => now });
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });

  test('a scan of a table without an index is found', async () => {
    const { db } = database;
    const byTotal = db.selectFrom('prePedido').select('idPrePedido').where('total', '=', 1).compile();
    const byNumber = db.selectFrom('prePedido').select('total').where('idPrePedido', '=', 1).compile();
    expect(await findScans(db, [byTotal, byNumber])).toEqual([expect.stringContaining(byTotal.sql)]);
  });

  test('filling a cart and confirming it', async () => {
    const [geral = 0, , frio = 0] = await findTresGrupos(database.db);
    spied.take();
    await okOf(add(rep, geral, 40));
    const { idCarrinho } = (await okOf(add(rep, frio, 40))).body.carrinho;
    const carrinho = await accept(rep, idCarrinho);
    const { grupos, ...seen } = seenWhole(carrinho);
    await okOf(
      confirm(rep, idCarrinho, { ...seen, grupos: grupos.slice(0, 1), totalVisto: grupos[0]?.totalVisto }),
    );
    const statements = spied.take();
    expect(statements.length).toBeGreaterThan(50);
    expect(await findScans(database.db, statements)).toEqual([]);
  });

  test('paying by card and Pix, and paid orders reaching their invoice', async () => {
    const produtos = await findTresGrupos(database.db);
    const carrinho = await pendingCart(rep, produtos, [CARTAO, PIX]);
    const numeros = await database.db
      .selectFrom('prePedido')
      .select('idPrePedido')
      .orderBy('idPrePedido')
      .execute();
    spied.take();
    await pixOf(rep, numeros[1]?.idPrePedido ?? 0, 'POST');
    const [pix] = await database.db.selectFrom('pagamento').select('idPagamento').execute();
    await queries.decidirPagamento(pix?.idPagamento ?? 0, { situacao: 'pago', autorizacao: null }, now);
    await okOf(finishWith(rep, carrinho.idCarrinho, '4111111111111111'));
    const later = new Date('2026-12-20T15:00:00Z');
    for (const idPrePedido of await queries.listAvancaveis(later)) {
      await queries.avancarPedido(idPrePedido, later);
    }
    const faturadas = await database.db.selectFrom('notaFiscal').select('idTitulo').execute();
    expect(faturadas).toHaveLength(2);
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('reading events, acknowledging an order and delivering events', async () => {
    const { db } = database;
    const destino = { nome: 'erp', endereco: 'https://erp.invalid/', tipos: [] };
    await createDestino(db, destino, now);
    await pendingCart(rep, await findTresGrupos(db), [CARTAO, PIX]);
    const machine = await openMachine(api, db, { clock: () => now });
    const { idPrePedido } = await db.selectFrom('prePedido').select('idPrePedido').executeTakeFirstOrThrow();
    const receive = () => machine.post(`/integracao/pedidos/${idPrePedido}/recebido`, { numeroErp: '1' });
    // `grow` adds no row to an empty table, and the planner then guesses.
    await okOf(receive());
    spied.take();
    await okOf(receive());
    await okOf(machine.get('/integracao/eventos'));
    await okOf(machine.get('/integracao/pedidos'));
    const tomada = must(await queries.eventos.takeEntrega(1, now), 'delivery');
    await queries.eventos.endFalhada(tomada, { ultimoErro: 'HTTP 500', proximaEm: undefined });
    await reenviarMortas(spied.store.db, 'erp', now);
    await queries.eventos.endEntregue(tomada, now);
    expect(await findScans(db, spied.take())).toEqual([]);
  });

  test('reading a page of the orders of one customer', async () => {
    const [geral = 0] = await findTresGrupos(database.db);
    const { idCarrinho } = (await okOf(add(rep, geral, 40))).body.carrinho;
    await accept(rep, idCarrinho);
    await okOf(confirm(rep, idCarrinho));
    spied.take();
    await okOf(rep.get('/pedido?variosClientes=101&dataInicial=2026-08-23&incluirItens=true'));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('reading goals and the amounts reached', async () => {
    const { db } = database;
    await pendingCart(rep, await findTresGrupos(db), [CARTAO, PIX]);
    spied.take();
    // The demonstration's goals: all orders, a customer's, and two makers'.
    await okOf(rep.get('/meta'));
    const statements = spied.take();
    expect(statements.filter(({ sql: text }) => text.includes('prePedidoItem'))).toHaveLength(1);
    expect(await findScans(db, statements)).toEqual([]);
  });

  test('reading pages of the orders of all customers', async () => {
    await pendingCart(rep, await findTresGrupos(database.db), [CARTAO, PIX]);
    const pedidos = await database.db.selectFrom('prePedido').select('idPrePedido').execute();
    const { idPrePedido } = must(pedidos[0], 'order');
    spied.take();
    await okOf(rep.get('/pedido'));
    await okOf(rep.get(`/pedido?depoisDe=${idPrePedido}&variasSituacoes=11`));
    await okOf(rep.get(`/pedido?idPrePedido=${idPrePedido}`));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('reading a part of the list of customers', async () => {
    // `grow` adds no row to an empty table, and the planner then guesses.
    await pendingCart(rep, await findTresGrupos(database.db), [CARTAO, PIX]);
    spied.take();
    const { text } = await okOf(rep.get('/UsuarioCliente?quantidadeRegistrosPagina=3&depoisDe=104'));
    const part: { pessoa: { idPessoa: number } }[] = JSON.parse(text);
    expect(part.map(({ pessoa }) => pessoa.idPessoa)).toEqual([105, 106, 107]);
    await okOf(rep.get('/pedido?variosClientes=101;102'));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('reading pages of the invoices and of the instalments of one customer', async () => {
    await database.db.transaction().execute((trx) => seedHistorico(trx, now));
    spied.take();
    for (const ordenacao of ['1', '2', '3', '4'])
      await okOf(rep.get(`/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&ordenacao=${ordenacao}`));
    await okOf(rep.get('/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&numeroNota=7'));
    await okOf(rep.get('/extratocliente?idPessoaCliente=101'));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('making, finalising, listing and receiving returns', async () => {
    const { db } = database;
    await seedNotas(db, now);
    const nota = await findNota(db);
    await deliver(db, nota, now, 2);
    const [lote] = await lotesDe(rep, nota);
    // `grow` adds no row to an empty table, and the planner then guesses.
    await cartaProcessada(rep, nota.idTitulo, 'L1');
    spied.take();
    const id = await rascunho(rep, nota);
    await okOf(rep.post('/Devolucao/CadastrarItemParcial', itemParcial(id, nota, must(lote, 'a lot'), 1)));
    // Adding one sums up the sizes of all, of which there are no more than their space holds.
    const [idAnexo, outro] = [nomeDoAnexo(1), nomeDoAnexo(2)];
    const own = { idDevolucaoEletronica: id, formato: 'jpg', conteudo: jpegOf(9) } as const;
    await db
      .insertInto('devolucaoAnexo')
      .values([idAnexo, outro].map((one) => ({ ...own, idAnexo: one, criadoEm: now, idUsuario: 1 })))
      .execute();
    await okOf(rep.get(anexoPath(id, idAnexo)));
    await okOf(rep.delete(anexoPath(id, outro)));
    await okOf(finalizar(rep, id));
    const { idDevolucaoVenda } = await devolucaoDe(rep, id);
    await okOf(rep.get(`/Devolucao/DownloadEspelho?idDevolucaoVenda=${idDevolucaoVenda}`));
    await okOf(rep.get('/Devolucao/ConsultarDevolucoes?idCliente=101&incluirItens=true'));
    await okOf(rep.get('/Devolucao/ConsultarNotas?idCliente=101&numDocumento=1'));
    await okOf(rep.get('/Devolucao/ConsultarEmitente'));
    await okOf(rep.get('/sincronizacao/itensNotas?idPessoaCliente=101&dataInicial=2026-11-01'));
    await transact(spied.store.db, async (trx) =>
      ok(await moverDaEmpresa(trx, id, 'receber', { mensagem: '', em: now })),
    );
    await listAguardando(spied.store.db, now);
    expect(await findScans(db, spied.take())).toEqual([]);
  });

  test('making, confirming, approving, listing and reading correction letters', async () => {
    const { db } = database;
    await seedNotas(db, now);
    const nota = await findNota(db);
    await deliver(db, nota, now, 2);
    const [devolvido] = await lotesDe(rep, nota);
    const devolucao = await rascunho(rep, nota);
    await okOf(
      rep.post('/Devolucao/CadastrarItemParcial', itemParcial(devolucao, nota, must(devolvido, 'a lot'), 1)),
    );
    const known = await fazerCarta(rep, nota.idTitulo);
    const [lote] = await originaisDe(rep, known);
    await conhecerLote(db, nota.idTitulo, must(lote, 'a lot'), 'L1');
    spied.take();
    await okOf(corrigir(rep, lote, 'L1', 1));
    await okOf(processar(rep, known));
    const id = await fazerCarta(rep, nota.idTitulo);
    const [outro] = await originaisDe(rep, id);
    await okOf(corrigir(rep, outro, 'L2', 1));
    await okOf(corrigir(rep, outro, 'L4', 1, { loteCorrigidoAnterior: 'L2' }));
    await okOf(processar(rep, id));
    const later = new Date('2026-11-20T15:05:01Z');
    const [waiting] = await queries.listCartasAguardando(later);
    await queries.encerrarCarta(must(waiting, 'a letter'), standIns(() => now).emissor, later);
    for (const more of [
      '',
      '&dataInicial=2026-11-01&variasSituacoes=4',
      '&numDocumentoCorrigido=1',
      '&incluirItens=true',
    ])
      await okOf(rep.get(`/cartacorrecao?idPessoaCliente=101${more}`));
    await okOf(rep.get(`/cartacorrecao/DownloadXml?idCartaCorrecao=${id}`));
    const last = await fazerCarta(rep, nota.idTitulo);
    await okOf(rep.get(situacaoPath(last)));
    expect(await findScans(db, spied.take())).toEqual([]);
  });

  test('listing, resolving and forgetting requests for review', async () => {
    const { db } = database;
    // Making one sums up the sizes of all files, of which there are no more than their space holds.
    await insertPendencia(queries.for(1), {
      idPessoaCliente: 101,
      idUsuario: 1,
      dataPendencia: now,
      origem: 'Portal',
      arquivo: pdfOf(9),
      formato: 'pdf',
      tamanho: 9,
    });
    const days = 'dataInicialPendencia=2026-10-20&dataFinalPendencia=2026-11-20';
    for (const more of [
      '',
      `&${days}&ordenacao=2&idSituacao=1`,
      `&${days.replaceAll('Pendencia', 'Resolucao')}`,
    ])
      await okOf(rep.get(`/PendenciaDocumento?idPessoaCliente=101${more}`));
    const later = new Date('2026-11-20T15:05:00Z');
    const [id] = await queries.listPendenciasAbertas(later);
    await queries.resolverPendencia(must(id, 'a request'), later);
    await queries.forget(new Date('2027-11-20T15:00:00Z'));
    expect(await findScans(db, spied.take())).toEqual([]);
  });

  test('listing, saving and deleting contacts of a customer', async () => {
    for (const email of ['a@x.com', 'b@x.com']) await okOf(salvarEmail(rep, 1, email));
    const idTelefone = Number((await okOf(salvarTelefone(rep, 1))).text);
    spied.take();
    for (const more of ['', '&email=a', '&numeroPagina=2']) await listarEmails(rep, more);
    for (const more of ['', `&idTelefone=${idTelefone}`]) await listarTelefones(rep, more);
    await okOf(salvarEmail(rep, 1, 'c@x.com'));
    await okOf(salvarEmail(rep, 2, 'd@x.com', { emailAnterior: 'c@x.com' }));
    await okOf(salvarEmail(rep, 0, 'd@x.com'));
    await okOf(salvarTelefone(rep, 2, { idTelefone, numero: '0001' }));
    await okOf(salvarTelefone(rep, 1));
    await okOf(excluirTelefone(rep, idTelefone));
    await okOf(rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101'));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('listing, writing and deleting notes about visits', async () => {
    await okOf(anotar(rep));
    spied.take();
    for (const cliente of [101, undefined]) await listarVisitas(rep, cliente);
    const escritaEm = '2026-11-20T16:00:00.000Z';
    await okOf(anotar(rep, { base: ESCRITA, escritaEm }));
    await okOf(anotar(rep, { base: escritaEm, escritaEm, nota: null }));
    await okOf(anotar(rep));
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('finding open boletos by tax id and invoice or number', async () => {
    await database.db.transaction().execute((trx) => seedHistorico(trx, now));
    const { cpfCnpj, notaFiscal, numero } = await database.db
      .selectFrom('contaReceber')
      .innerJoin('pessoa', 'pessoa.idPessoa', 'contaReceber.idPessoaCliente')
      .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
      .select(['cpfCnpj', 'contaReceber.numero', 'notaFiscal.numDocumento as notaFiscal'])
      .where('contaReceber.dataLiquidacao', 'is', null)
      .where('idBoleto', 'is not', null)
      .executeTakeFirstOrThrow();
    spied.take();
    expect(await queries.listBoletosAbertos({ cpfCnpj, notaFiscal, numero: undefined })).not.toEqual([]);
    expect(await queries.listBoletosAbertos({ cpfCnpj, notaFiscal: undefined, numero })).not.toEqual([]);
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });

  test('watching payments, sending mails, counting tries, deleting old rows and ending unpaid orders', async () => {
    await pendingCart(rep, await findTresGrupos(database.db), [CARTAO, PIX]);
    const [pedido] = await database.db.selectFrom('prePedido').select('idPrePedido').execute();
    const ofPix = { idPrePedido: pedido?.idPrePedido ?? 0, idFormaPagamento: 10 };
    await insertPagamento(database.db, { ...ofPix, situacao: 'recusado' });
    spied.take();
    await queries.takeVigiados(now, 20);
    await queries.adiantarConsulta('r1', now);
    await queries.pedirRecuperacao({ referencia: 'r', login: 'representante', criadaEm: now });
    await enviarMensagens({
      queries,
      correio: createCaixa(() => now),
      clock: () => now,
      jwtKey: TEST_KEY,
      endereco: '',
    });
    await queries.contagens.contar([{ nome: 'a', ate: new Date('2026-11-20T15:05:00Z') }], now);
    await queries.contagens.ler(['a', 'b', 'c', 'd'], now);
    await queries.contagens.descontar(['a', 'b'], now);
    await queries.contagens.limpar(now);
    await queries.contagens.zerar('b');
    await queries.forget(new Date('2026-08-20T15:00:00Z'));
    await vencerPedidos({ queries, clock: () => new Date('2026-11-20T16:00:00Z') });
    expect(await queries.listCarrinhosPagos(now)).toEqual([]);
    const { idPedidoSituacao } = await database.db
      .selectFrom('prePedido')
      .select('idPedidoSituacao')
      .where('idPrePedido', '=', ofPix.idPrePedido)
      .executeTakeFirstOrThrow();
    expect(idPedidoSituacao).toBe(6);
    expect(await findScans(database.db, spied.take())).toEqual([]);
  });
});
