import { PAPEIS, type Papel } from '#contract/access/papel.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { signToken } from '#server/http/tokens.ts';
import { insertItensFaturados } from '#server/invoices/data/itens-faturados.ts';
import { listLotes } from '#server/returns/data/lotes.ts';
import { jpegOf, nomeDoAnexo } from '#tests/support/anexos.ts';
import { type Api, type ApiClient, clientOf, TEST_KEY } from '#tests/support/api.ts';
import { createBuyers } from '#tests/support/buyers.ts';
import { accept, add, findProdutos } from '#tests/support/cart.ts';
import { orcamentoBody } from '#tests/support/orcamentos.ts';
import { pixOf } from '#tests/support/payments.ts';
import {
  BOLETO_ANTECIPADO,
  CARTAO,
  findTresGrupos,
  gruposOf,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

/**
 * The customer with orders and a cart that awaits payment, and the one with an open cart; both are the right user's.
 */
export const COM_PEDIDOS = 101;
export const COM_CARRINHO = 104;
const COM_CARRINHO_VAZIO = 105;
/** The other user's customer. */
const DO_OUTRO = 107;
export const USUARIO = 1;
/** The right user's session. */
export const SID = 'certo';
/** The other user's name, as `createBuyers` numbers it. */
export const OUTRO = 9001;
const HOUR_MS = 3_600_000;

/** Stands in every text of the right user's customers. */
const MARCA = 'MARCA-DO-CLIENTE';
/** An invoice's key has 44 digits. */
const CHAVE_ACESSO = '7'.repeat(44);
/** Amounts in cents that occur nowhere else in the test database. */
const LIMITE = 9_876_543_21;
const ANTECIPADO = 8_765_432_19;
/** Values that a response to any other user must not contain. */
export const SEGREDOS = [MARCA, CHAVE_ACESSO, '9876543.21', '8765432.19'];

export const CHAVE = 'matriz-chave-0001';

export type Chamador = 'visitante' | 'expirado' | 'outro' | 'certo';

/** Makes a request as the right user with another role, in a session of that role; afterwards all is as before. */
export type ComPapel = <T>(papel: Papel, ask: (client: ApiClient) => Promise<T>) => Promise<T>;

/** The ids from which rows of the matrix make their requests; all belong to the right user's customers. */
export type Mundo = {
  readonly clientes: Readonly<Record<Chamador, ApiClient>>;
  readonly comPapel: ComPapel;
  readonly cpfCnpj: string;
  readonly idItem: number;
  readonly aberto: { readonly idCarrinho: number; readonly idCarrinhoGrupo: number };
  /** Without a line, of a third customer. */
  readonly vazio: { readonly idCarrinho: number };
  readonly pendente: { readonly idCarrinho: number };
  readonly cartao: { readonly idPrePedido: number; readonly idCarrinhoGrupo: number; readonly valor: number };
  readonly idPedidoPix: number;
  readonly idPedidoBoleto: number;
  readonly idTitulo: number;
  /** A draft of another invoice with a photograph, and a return of it that is being collected. */
  readonly devolucao: Awaited<ReturnType<typeof insertDevolucoes>>;
  /** An open letter of the same invoice with a correction, and a registered one. */
  readonly carta: Awaited<ReturnType<typeof insertCartas>>;
  /** The number of a visitor's open request for access. */
  readonly solicitacao: string;
  /** The name of the prices of a context of the right user. */
  readonly nomeDoFeed: string;
};

async function session(api: Api, sid: string, criadaEm: Date, expiraEm: Date): Promise<ApiClient> {
  await api.db
    .insertInto('sessao')
    .values({ sid, idUsuario: USUARIO, criadaEm, expiraEm, vistaEm: criadaEm })
    .execute();
  return clientOf(api.app, await signToken(TEST_KEY, { idUsuario: USUARIO, sid }, criadaEm, expiraEm));
}

/** Opens a session for each role of the right user. */
async function sessionsOfRoles(api: Api, now: Date, later: Date): Promise<ComPapel> {
  const clients = new Map<Papel, ApiClient>();
  for (const papel of PAPEIS) clients.set(papel, await session(api, papel, now, later));
  const put = (papel: Papel) =>
    api.db.updateTable('usuario').set({ papel }).where('idUsuario', '=', USUARIO).execute();
  return async (papel, ask) => {
    // The right user's own request may have ended it.
    await api.db.updateTable('sessao').set({ revogadaEm: null }).where('sid', '=', papel).execute();
    const ended = await api.db
      .selectFrom('sessao')
      .select('sid')
      .where('revogadaEm', 'is not', null)
      .execute();
    await put(papel);
    try {
      return await ask(must(clients.get(papel), papel));
    } finally {
      await put('representante');
      await api.db
        .updateTable('sessao')
        .set({ revogadaEm: null })
        .where('sid', 'not in', ['', ...ended.map(({ sid }) => sid)])
        .execute();
    }
  };
}

/** Marks the customers' texts, so that a response with them is recognised. */
async function mark(db: Database): Promise<void> {
  const texts = [
    'nome',
    'nomeFantasia',
    'logradouro',
    'bairro',
    'cidade',
    'inscricaoEstadual',
    'telefone',
    'email',
    'complemento',
    'documentoIdentidade',
  ];
  await db
    .updateTable('pessoa')
    .set({
      ...Object.fromEntries(texts.map((name) => [name, `${MARCA} ${name}`])),
      limiteDisponivel: LIMITE,
      limitePagamentoAntecipado: ANTECIPADO,
    })
    .where('idPessoa', 'in', [COM_PEDIDOS, COM_CARRINHO, COM_CARRINHO_VAZIO])
    .execute();
  await db
    .updateTable('usuario')
    .set({ nome: MARCA, email: `${MARCA}@example.com` })
    .where('idUsuario', '=', USUARIO)
    .execute();
}

/** Both users have the demonstration's password, also after one was changed. */
async function givePasswords(db: Database): Promise<void> {
  const { senhaHash } = await db
    .selectFrom('usuario')
    .select('senhaHash')
    .where('login', '=', 'farmacia')
    .executeTakeFirstOrThrow();
  await db.updateTable('usuario').set({ senhaHash }).where('idUsuario', 'in', [USUARIO, OUTRO]).execute();
}

/** A cart whose only line was removed. */
async function emptyCart(client: ApiClient, idItem: number): Promise<{ idCarrinho: number }> {
  const { carrinho } = (await okOf(add(client, idItem, 1, { IDPessoaCliente: COM_CARRINHO_VAZIO }))).body;
  const { idCarrinho } = carrinho;
  const { idCarrinhoGrupo } = must(carrinho.grupos[0], 'group');
  const line = `idCarrinho=${idCarrinho}&idCarrinhoGrupo=${idCarrinhoGrupo}&idItem=${idItem}&idItemTipo=1`;
  await okOf(client.delete(`/Carrinho/item?${line}`));
  return { idCarrinho };
}

/** @returns the id of the only invoice. */
async function markHistory(db: Database, idPrePedido: number, dataDocumento: Date): Promise<number> {
  const extras = { informarDadosExtrasPedido: true, numeroPedidoCliente: MARCA, observacao: MARCA };
  await db.updateTable('prePedido').set({ numeroPedidoCliente: MARCA, observacao: MARCA }).execute();
  await db.updateTable('carrinho').set(extras).execute();
  const { idTitulo } = await db
    .insertInto('notaFiscal')
    .values({
      idPrePedido,
      idPessoaEmitente: 1,
      idPessoaDestinatario: COM_PEDIDOS,
      numDocumento: 1,
      serieDocumento: '1',
      chaveAcesso: CHAVE_ACESSO,
      descOperacao: MARCA,
      valorTotalNota: LIMITE,
      dataDocumento,
    })
    .returning('idTitulo')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contaReceber')
    .values({
      idPessoaCliente: COM_PEDIDOS,
      idPessoaFilial: 1,
      idPrePedido,
      idTitulo,
      idFormaPagamento: 1,
      idBoleto: 1,
      numero: MARCA,
      dataEmissao: '2026-11-01',
      dataVencimento: '2026-12-01',
      dataLiquidacao: null,
      valor: LIMITE,
    })
    .execute();
  return idTitulo;
}

/** An invoice with lines, a draft of it with a photograph, and a return of it that is being collected; one unit each. */
async function insertDevolucoes(db: Database, idPrePedido: number, em: Date) {
  const { idTitulo } = await db
    .insertInto('notaFiscal')
    .values({
      idPrePedido,
      idPessoaEmitente: 1,
      idPessoaDestinatario: COM_PEDIDOS,
      numDocumento: 2,
      serieDocumento: '1',
      chaveAcesso: CHAVE_ACESSO.replace(/.$/, '6'),
      descOperacao: MARCA,
      valorTotalNota: LIMITE,
      dataDocumento: em,
    })
    .returning('idTitulo')
    .executeTakeFirstOrThrow();
  await insertItensFaturados(db, [idTitulo]);
  const { idItem, lote } = must((await listLotes(db, [idTitulo]))[0], 'a lot');
  const common = {
    idPessoaCliente: COM_PEDIDOS,
    idPessoaFilial: 1,
    idTitulo,
    idUsuario: USUARIO,
    idDevolucaoVendaTipo: 2,
    idDevolucaoEletronicaTipo: 3,
    foraPrazo: false,
    idDevolucaoMotivo: null,
    notaFiscalClienteEletronica: true,
    observacoes: MARCA,
    criadaEm: em,
    mudadaEm: em,
  };
  const made = await db
    .insertInto('devolucao')
    .values([
      { ...common, idDevolucaoVenda: null, idSituacao: 1 },
      { ...common, idDevolucaoVenda: 1, idSituacao: 11 },
    ])
    .returning('idDevolucaoEletronica')
    .execute();
  const [rascunho, emColeta] = made.map(({ idDevolucaoEletronica }) => idDevolucaoEletronica);
  await db
    .insertInto('devolucaoItem')
    .values(
      made.map((one) => ({ ...one, nItem: 1, lote, quantidade: 1, idDevolucaoMotivo: 1, valor: LIMITE })),
    )
    .execute();
  const anexo = { idDevolucaoEletronica: must(rascunho, 'a draft'), idAnexo: nomeDoAnexo(1) };
  const conteudo = Buffer.concat([jpegOf(4), Buffer.from(MARCA)]);
  await db
    .insertInto('devolucaoAnexo')
    .values({ ...anexo, formato: 'jpg', conteudo, criadoEm: em, idUsuario: USUARIO })
    .execute();
  return {
    idTitulo,
    idItem,
    lote,
    idAnexo: anexo.idAnexo,
    rascunho: anexo.idDevolucaoEletronica,
    emColeta: must(emColeta, 'a return'),
    idDevolucaoVenda: 1,
  };
}

/** The event of a letter as far as its files read it. */
const EVENTO = `<procEventoNFe><evento><infEvento><chNFe>${CHAVE_ACESSO}</chNFe><detEvento><xCorrecao>${MARCA}</xCorrecao></detEvento></infEvento></evento><retEvento><infEvento><nProt>${MARCA}</nProt></infEvento></retEvento></procEventoNFe>`;

/** Letters of the invoice with returns: an open one and a registered one, each with a correction. */
async function insertCartas(
  db: Database,
  {
    idTitulo,
    idItem,
    lote,
  }: Pick<Awaited<ReturnType<typeof insertDevolucoes>>, 'idTitulo' | 'idItem' | 'lote'>,
  em: Date,
) {
  const common = {
    idPessoaCliente: COM_PEDIDOS,
    idPessoaFilial: 1,
    idTitulo,
    idUsuario: USUARIO,
    autorizadaEm: em,
    criadaEm: em,
    mudadaEm: em,
  };
  const made = await db
    .insertInto('cartaCorrecao')
    .values([
      { ...common, idSituacao: 1 },
      { ...common, idSituacao: 4 },
    ])
    .returning('idCartaCorrecao')
    .execute();
  const [aberta, registrada] = made.map(({ idCartaCorrecao }) => idCartaCorrecao);
  await db
    .insertInto('cartaCorrecaoItem')
    .values(
      made.map((one) => ({ ...one, nItem: 1, loteOrigem: lote, loteCorrigido: 'L26-01', quantidade: 1 })),
    )
    .execute();
  const idCartaCorrecao = must(registrada, 'a registered letter');
  await db
    .insertInto('cartaCorrecaoEvento')
    .values({
      idCartaCorrecao,
      idTitulo,
      nSeqEvento: 1,
      numProtocolo: MARCA,
      registradaEm: em,
      xml: EVENTO,
    })
    .execute();
  return { aberta: must(aberta, 'an open letter'), registrada: idCartaCorrecao, idItem, lote };
}

/** An open request for review; its file is in no response. */
const insertPendencia = (db: Database, dataPendencia: Date) =>
  db
    .insertInto('pendenciaDocumento')
    .values({
      idPessoaCliente: COM_PEDIDOS,
      idUsuario: USUARIO,
      dataPendencia,
      origem: MARCA,
      arquivo: Buffer.from('%PDF-1.7'),
      formato: 'pdf',
      tamanho: 8,
    })
    .execute();

/** @returns the number of a visitor's request for access. */
async function insertSolicitacao(db: Database, criadaEm: Date): Promise<string> {
  const { idSolicitacaoAcesso } = await db
    .insertInto('solicitacaoAcesso')
    .values({
      chave: null,
      hash: '',
      criadaEm,
      nome: MARCA,
      email: 'ana@example.com',
      telefone: '11987654321',
    })
    .returning('idSolicitacaoAcesso')
    .executeTakeFirstOrThrow();
  return `A${idSolicitacaoAcesso}`;
}

/** A contact of each kind next to the principal ones. */
async function insertContatos(db: Database): Promise<void> {
  const idPessoa = COM_PEDIDOS;
  await db
    .insertInto('pessoaEmail')
    .values({ idPessoa, email: `${MARCA}@x.com` })
    .execute();
  const numero = { ddd: '11', prefixo: '98765', numero: MARCA };
  await db
    .insertInto('pessoaTelefone')
    .values({ idPessoa, ...numero, idTelefoneTipo: 6 })
    .execute();
}

/** A note about a visit. */
const insertVisita = (db: Database, now: Date) =>
  db
    .insertInto('visita')
    .values({
      id: '00000000-0000-4000-8000-0000000000aa',
      idPessoaCliente: COM_PEDIDOS,
      idUsuario: USUARIO,
      dia: '2026-11-01',
      motivo: 1,
      texto: MARCA,
      escritaEm: now,
    })
    .execute();

/** The seed with everything that a customer can have: carts, orders, payments, an invoice, debts, a key. */
export async function openMundo(api: Api, now: Date): Promise<Mundo> {
  const { db } = api;
  const later = new Date(now.getTime() + HOUR_MS);
  await mark(db);
  const certo = await session(api, SID, now, later);
  const expirado = await session(api, 'expirado', new Date(now.getTime() - HOUR_MS), now);
  const comPapel = await sessionsOfRoles(api, now, later);
  const [outro] = await createBuyers(api, { count: 1, idPessoaCliente: DO_OUTRO, now });
  const pendente = await pendingCart(certo, await findTresGrupos(db), [CARTAO, PIX, BOLETO_ANTECIPADO]);
  const grupos = await gruposOf(certo, pendente.idCarrinho);
  const [cartao, pix, boleto] = [8, 10, 6].map((forma) =>
    must(
      grupos.find((grupo) => grupo.idFormaPagamento === forma),
      `group paid by ${forma}`,
    ),
  );
  const idPedidoPix = must(pix, 'pix').idPrePedido;
  await pixOf(certo, idPedidoPix);
  const { idProduto: idItem } = must((await findProdutos(db))[0], 'product');
  const cliente = { IDPessoaCliente: COM_CARRINHO };
  const { carrinho } = (await okOf(add(certo, idItem, 60, cliente, { key: CHAVE }))).body;
  await accept(certo, carrinho.idCarrinho);
  const vazio = await emptyCart(certo, idItem);
  const idTitulo = await markHistory(db, idPedidoPix, now);
  await insertItensFaturados(db, [idTitulo]);
  const idPedidoBoleto = must(boleto, 'boleto').idPrePedido;
  const devolucao = await insertDevolucoes(db, idPedidoBoleto, now);
  const carta = await insertCartas(db, devolucao, now);
  await insertPendencia(db, now);
  await insertContatos(db);
  await insertVisita(db, now);
  const solicitacao = await insertSolicitacao(db, now);
  await okOf(certo.post('/orcamento', orcamentoBody([[idItem, 2]], now)));
  await givePasswords(db);
  const { cpfCnpj } = await db
    .selectFrom('pessoa')
    .select('cpfCnpj')
    .where('idPessoa', '=', COM_PEDIDOS)
    .executeTakeFirstOrThrow();
  const { nome } = await db
    .selectFrom('feed')
    .select('nome')
    .where('idContexto', '=', 'c1')
    .executeTakeFirstOrThrow();
  return {
    cpfCnpj,
    clientes: { visitante: api.nobody, expirado, outro: must(outro, 'another').client, certo },
    comPapel,
    idItem,
    aberto: {
      idCarrinho: carrinho.idCarrinho,
      idCarrinhoGrupo: must(carrinho.grupos[0], 'group').idCarrinhoGrupo,
    },
    vazio,
    pendente,
    cartao: must(cartao, 'card'),
    idPedidoPix,
    idPedidoBoleto,
    idTitulo,
    devolucao,
    carta,
    solicitacao,
    nomeDoFeed: must(nome, 'name'),
  };
}
