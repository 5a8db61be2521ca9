import type { GrupoChave, LinhaChave } from '#domain/linha.ts';
import {
  readCatalogoFeed,
  readFeedRest,
  readGeracao,
  readNewestName,
  readPrecosFeed,
} from '#server/store/feed.ts';
import { readDeltaOverBase } from '#server/store/feed-delta.ts';
import { buildMissing, catchUp } from '#server/store/feed-fresh.ts';
import { readSharedDelta } from '#server/store/feed-shared.ts';
import type { Database } from '#server/store/schema.ts';
import { listBoletos, readBoletoRegistrado } from './boletos.ts';
import * as carrinhos from './carrinho.ts';
import * as linhas from './carrinho-linhas.ts';
import type { StoredAnswer } from './chaves.ts';
import * as clientes from './clientes.ts';
import * as combos from './combos.ts';
import { readCombosDoAparelho } from './combos-do-aparelho.ts';
import * as compra from './compra.ts';
import { listEsperasDoCarrinho } from './esperas.ts';
import {
  insertRetiradas,
  type Retirada,
  type RetiradaDaFilial,
  returnEstoque,
  takeEstoque,
} from './estoque-dos-pedidos.ts';
import { readHistoricoMudado } from './historico-mudado.ts';
import { findImportaveis } from './importacao.ts';
import { putIntencao } from './intencoes.ts';
import { readMutacao, refuseMutacao } from './mutacoes.ts';
import { listNotas, listNotasDepois } from './notas-fiscais.ts';
import * as notasXml from './notas-xml.ts';
import { pagamentoQueries } from './pagamentos.ts';
import { cancelPix, readCreditados, readUltimosPagamentos } from './pagamentos-do-carrinho.ts';
import { readItens } from './pedido-itens.ts';
import { listTitulos } from './pedido-titulos.ts';
import * as pedidos from './pedidos.ts';
import { listPedidos, readPedido } from './pedidos-lista.ts';
import { type PedidoFiltro, readPosicao } from './pedidos-pagina.ts';
import { readItensDosPedidos } from './pre-pedido-itens.ts';
import * as prePedidos from './pre-pedidos.ts';
import * as preferencias from './preferencias.ts';
import { listRecebiveis } from './recebiveis.ts';
import { type Scope, scopeOf, scopeOfCompany } from './scope.ts';
import * as senhas from './senhas.ts';
import * as sessoes from './sessoes.ts';
import * as vendaveis from './vendaveis.ts';

type Carrinho = carrinhos.CarrinhoRow;
type Cliente = clientes.ClienteRow;

/**
 * Everything that may be asked or done in the name of one user. All of it goes through his scope: another
 * client's or user's rows are as if they did not exist. Inside a change, `db` is its transaction.
 */
export const userQueries = (db: Database, idUsuario: number) => queriesIn(scopeOf(db, idUsuario));

/** The same for a company's own work on carts of one user. */
export const companyQueries = (db: Database, idUsuario: number): UserQueries =>
  queriesIn(scopeOfCompany(db, idUsuario));

function queriesIn(scope: Scope) {
  const { db, idUsuario } = scope;
  return {
    ...pagamentoQueries(scope),
    idUsuario,
    listSessoes: (now: Date) => sessoes.listSessoes(scope, now),
    revokeSessao: (sid: string, now: Date) => sessoes.revokeSessao(scope, sid, now),
    revokeOutrasSessoes: (sid: string, now: Date) => sessoes.revokeOutrasSessoes(scope, sid, now),
    readSenhaHash: () => senhas.readSenhaHash(scope),
    putSenha: (troca: Parameters<typeof senhas.putSenha>[1], now: Date) => senhas.putSenha(scope, troca, now),

    listClientes: (part?: Parameters<typeof clientes.listClientes>[1]) => clientes.listClientes(scope, part),
    hasClientes: (ids: readonly number[]) => clientes.hasClientes(scope, ids),
    readCliente: (idPessoaCliente: number) => clientes.readCliente(scope, idPessoaCliente),
    lockCliente: (idPessoaCliente: number) => clientes.lockCliente(scope, idPessoaCliente),
    addSaldos: (id: number, saldos: clientes.Saldos) => clientes.addSaldos(scope, id, saldos),
    readLimiteAntecipado: (cliente: Cliente, exceptCarrinho?: number) =>
      compra.readLimiteAntecipado(scope, cliente, exceptCarrinho),
    listEsperasDoCarrinho: (idCarrinho: number, now: Date) => listEsperasDoCarrinho(scope, idCarrinho, now),
    sumPedidosDia: (id: number, now: Date, exceptCarrinho?: number) =>
      clientes.sumPedidosDia(scope, id, now, exceptCarrinho),

    readPreferencia: (cliente: Cliente) => preferencias.readPreferencia(scope, cliente),
    readIdPrincipal: () => preferencias.readIdPrincipal(scope),
    putIdPrincipal: (cliente: Cliente) => preferencias.putIdPrincipal(scope, cliente),
    putPreferencia: (cliente: Cliente, preferencia: Parameters<typeof preferencias.putPreferencia>[2]) =>
      preferencias.putPreferencia(scope, cliente, preferencia),
    readModos: () => preferencias.readModos(scope),
    putModos: (modos: Parameters<typeof preferencias.putModos>[1]) => preferencias.putModos(scope, modos),

    listContextos: (cliente: Cliente, now: Date) => compra.listContextos(scope, cliente, now),
    listPagamentos: (cliente: Cliente) => compra.listPagamentos(scope, cliente),
    readCompra: (cliente: Cliente, now: Date) => compra.readCompra(scope, cliente, now),
    hasContexto: (idContexto: string, now: Date) => compra.hasContexto(scope, idContexto, now),
    readGeracao: (idContexto: string) => readGeracao(db, idContexto),
    readCatalogoFeed: () => readCatalogoFeed(db),
    readPrecosFeed: (idContexto: string) => readPrecosFeed(db, idContexto),
    readNewestName: (idContexto: string) => readNewestName(db, idContexto),
    readFeedRest: (part: Parameters<typeof readFeedRest>[1]) => readFeedRest(db, part),
    readDelta: (since: Parameters<typeof readSharedDelta>[1], everyMs: number) =>
      readSharedDelta(db, since, everyMs),
    readDeltaOverBase: (of: Parameters<typeof readDeltaOverBase>[1]) => readDeltaOverBase(db, of),
    buildMissing: (idContexto: string, now: Date) => buildMissing(db, idContexto, now),
    catchUp: (idContexto: string, now: Date) => catchUp(db, idContexto, now),

    findImportaveis: (of: compra.Compra, procura: Parameters<typeof findImportaveis>[2]) =>
      findImportaveis(scope, of, procura),

    hasProduto: (idProduto: number) => vendaveis.hasProduto(scope, idProduto),
    readVendaveis: (of: compra.Compra, wanted: readonly LinhaChave[]) =>
      vendaveis.readVendaveis(scope, of, wanted),
    lockEstoque: (wanted: readonly LinhaChave[]) => vendaveis.lockEstoque(scope, wanted),
    takeEstoque: (retiradas: readonly RetiradaDaFilial[]) => takeEstoque(scope, retiradas),
    insertRetiradas: (pedido: Parameters<typeof insertRetiradas>[1], retiradas: readonly Retirada[]) =>
      insertRetiradas(scope, pedido, retiradas),
    returnEstoque: (idPrePedidos: readonly number[]) => returnEstoque(scope, idPrePedidos),
    listCombos: (of: combos.CompraDeCombos, ids?: readonly number[]) => combos.listCombos(scope, of, ids),
    quemCompra: (idPessoaCliente: number, idCondicao: number) =>
      combos.quemOf(scope, idPessoaCliente, idCondicao),
    readCombosDoAparelho: (part: Parameters<typeof readCombosDoAparelho>[2]) =>
      readCombosDoAparelho(db, idUsuario, part),
    readComboLimites: (idPessoaCliente: number, ids: readonly number[]) =>
      combos.readLimites(scope, idPessoaCliente, ids),
    readCombosDoPedido: (ids: readonly number[]) => combos.readCombosDoPedido(scope, ids),

    readUnfinished: (idPessoaCliente: number) => carrinhos.readUnfinished(scope, idPessoaCliente),
    readCarrinho: (idCarrinho: number) => carrinhos.readCarrinho(scope, idCarrinho),
    lockCarrinho: (idCarrinho: number) => carrinhos.lockCarrinho(scope, idCarrinho),
    lockOrOpen: (idPessoaCliente: number, now: Date) => carrinhos.lockOrOpen(scope, idPessoaCliente, now),
    isOfUnlinkedCliente: (idCarrinho: number) => carrinhos.isOfUnlinkedCliente(scope, idCarrinho),
    readLinhas: (carrinho: Carrinho) => carrinhos.readLinhas(scope, carrinho),
    readGrupos: (carrinho: Carrinho) => carrinhos.readGrupos(scope, carrinho),
    readCarrinhoOfGrupo: (idCarrinhoGrupo: number) => carrinhos.readCarrinhoOfGrupo(scope, idCarrinhoGrupo),
    putCarrinho: (carrinho: Carrinho, change: Parameters<typeof carrinhos.putCarrinho>[2]) =>
      carrinhos.putCarrinho(scope, carrinho, change),
    ensureGrupos: (carrinho: Carrinho, chaves: readonly GrupoChave[]) =>
      linhas.ensureGrupos(scope, carrinho, chaves),
    putLinha: (
      carrinho: Carrinho,
      linha: Parameters<typeof linhas.putLinha>[2],
      before: readonly carrinhos.LinhaRow[],
    ) => linhas.putLinha(scope, carrinho, linha, before),
    putLinhas: (
      carrinho: Carrinho,
      novas: Parameters<typeof linhas.putLinhas>[2],
      before: readonly carrinhos.LinhaRow[],
    ) => linhas.putLinhas(scope, carrinho, novas, before),
    putPagamento: (grupo: carrinhos.GrupoRow, pagamento: Parameters<typeof linhas.putPagamento>[2]) =>
      linhas.putPagamento(scope, grupo, pagamento),
    deleteLinhas: (carrinho: Carrinho, chaves: readonly LinhaChave[]) =>
      linhas.deleteLinhas(scope, carrinho, chaves),
    deleteLinha: (carrinho: Carrinho, linha: LinhaChave) => linhas.deleteLinha(scope, carrinho, linha),
    moveGrupos: (from: Carrinho, to: Carrinho, idCarrinhoGrupos: readonly number[]) =>
      linhas.moveGrupos(scope, from, to, idCarrinhoGrupos),

    putIntencao: (cliente: Cliente, item: Parameters<typeof putIntencao>[2], now: Date) =>
      putIntencao(scope, cliente, item, now),

    readMutacao: (key: string, now: Date) => readMutacao(scope, key, now),
    refuseMutacao: (key: string, refusal: StoredAnswer, now: Date) => refuseMutacao(scope, key, refusal, now),

    readPrePedidos: (carrinho: Carrinho) => prePedidos.readPrePedidos(scope, carrinho),
    readItensDosPedidos: (carrinho: Carrinho) => readItensDosPedidos(scope, carrinho),
    putSituacao: (
      pedido: Parameters<typeof prePedidos.putSituacao>[1],
      situacao: Parameters<typeof prePedidos.putSituacao>[2],
      now: Date,
    ) => prePedidos.putSituacao(scope, pedido, situacao, now),
    putFormaDoPedido: (
      pedido: prePedidos.PrePedidoRow,
      como: Parameters<typeof prePedidos.putFormaDoPedido>[2],
    ) => prePedidos.putFormaDoPedido(scope, pedido, como),
    putMotivo: (pedido: prePedidos.PrePedidoRow, motivo: string) =>
      prePedidos.putMotivo(scope, pedido, motivo),
    reopenGrupos: (carrinho: Carrinho) => prePedidos.reopenGrupos(scope, carrinho),
    readUltimosPagamentos: (carrinho: Carrinho) => readUltimosPagamentos(scope, carrinho),
    readCreditados: (carrinho: Carrinho) => readCreditados(scope, carrinho),
    cancelPix: (idPrePedidos: readonly number[], now: Date) => cancelPix(scope, idPrePedidos, now),

    insertPedido: (novo: pedidos.PedidoNovo) => pedidos.insertPedido(scope, novo),
    readPedidosDoCarrinho: (idCarrinho: number) => pedidos.readPedidosDoCarrinho(scope, idCarrinho),
    readPedidosFeitos: (idCarrinho: number) => pedidos.readPedidosFeitos(scope, idCarrinho),
    readPedidos: (idCarrinho: number) => pedidos.readPedidos(scope, idCarrinho),
    listPedidos: (filtro: PedidoFiltro) => listPedidos(scope, filtro),
    readPosicao: (idPrePedido: number) => readPosicao(scope, idPrePedido),
    readPedido: (idPrePedido: number) => readPedido(scope, idPrePedido),
    listTitulos: (idPrePedido: number) => listTitulos(scope, idPrePedido),
    readItensPedido: (idPrePedido: number) => readItens(scope, idPrePedido),
    listNotas: (filtro: Parameters<typeof listNotas>[1]) => listNotas(scope, filtro),
    listNotasDepois: (filtro: Parameters<typeof listNotasDepois>[1]) => listNotasDepois(scope, filtro),
    listNotasBaixadas: (ids: readonly number[]) => notasXml.listNotasBaixadas(scope, ids),
    readXmlDaNota: (idTitulo: number) => notasXml.readXmlDaNota(scope, idTitulo),
    readNotaParaEmitir: (idTitulo: number) => notasXml.readNotaParaEmitir(scope, idTitulo),
    putXmlDaNota: (idTitulo: number, xml: string) => notasXml.putXmlDaNota(scope, idTitulo, xml),
    listBoletos: (ids: readonly number[]) => listBoletos(scope, ids),
    readBoletoRegistrado: (idPrePedido: number) => readBoletoRegistrado(scope, idPrePedido),
    readHistoricoMudado: (pedido: Parameters<typeof readHistoricoMudado>[2]) =>
      readHistoricoMudado(db, idUsuario, pedido),
    listRecebiveis: (filtro: Parameters<typeof listRecebiveis>[1]) => listRecebiveis(scope, filtro),
  };
}

export type UserQueries = ReturnType<typeof userQueries>;
