import { sql } from 'kysely';
import { PENDENCIA_RESOLVIDA } from '#contract/documents/pendencia.ts';
import { ok, type Result } from '#lib/result.ts';
import { takeChegadas } from '#server/access/data/estoque-chegado.ts';
import * as mensagens from '#server/access/data/mensagens.ts';
import * as senhas from '#server/access/data/senhas.ts';
import { type VisitanteQueries, visitanteQueries } from '#server/access/data/solicitacoes.ts';
import { listCombosPublicos } from '#server/catalogue/data/combos.ts';
import { type Detalhe, readDetalhe } from '#server/catalogue/data/detalhe.ts';
import { readItens } from '#server/catalogue/data/itens-busca.ts';
import { type ContextoVitrine, listVitrineItens } from '#server/catalogue/data/vitrine-itens.ts';
import * as conteudo from '#server/content/data/conteudo.ts';
import { readOrigens, readParametros, readTopo } from '#server/content/data/parametros.ts';
import { listTemas } from '#server/content/data/temas.ts';
import { liberarCashback, listComLiberavel } from '#server/customers/data/cashback.ts';
import { type CarrinhoVencido, listCarrinhosVencidos } from '#server/customers/data/esperas.ts';
import { type Chave, type OnceResult, type Outcome, once } from '#server/db/chaves.ts';
import { holdsDemonstracao } from '#server/db/company-data.ts';
import { contagemQueries } from '#server/db/contagens.ts';
import { forget } from '#server/db/esquecer.ts';
import { knowsMarca, readMarca } from '#server/db/marca.ts';
import type { Store } from '#server/db/open.ts';
import { type Scope, scopeOf, scopeOfCompany } from '#server/db/scope.ts';
import * as sessoes from '#server/db/sessoes.ts';
import { transact } from '#server/db/transacao.ts';
import { noteUse } from '#server/db/use.ts';
import { type EventQueries, eventQueries } from '#server/events/data/queries.ts';
import { readNamed } from '#server/feed/feed-name.ts';
import { type IntegrationQueries, integrationQueries } from '#server/integration/data/queries.ts';
import { encerrarCarta, listCartasAguardando } from '#server/letters/data/decidir-da-empresa.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { avancarPedido, listAvancaveis } from '#server/orders/data/andamento.ts';
import { type BoletoAberto, type BoletoProcurado, listBoletosAbertos } from '#server/payment/data/boletos.ts';
import { type CarrinhoPago, listCarrinhosPagos } from '#server/payment/data/carrinhos-pagos.ts';
import { type Decisao, decidirPagamento } from '#server/payment/data/decidir-pagamento.ts';
import { adiantarConsulta, takeVigiados } from '#server/payment/data/pagamentos-vigiados.ts';
import { encerrarPendencia, listPendenciasAbertas } from '#server/regulatory/data/encerrar.ts';
import { readTamanhoMaximoKb } from '#server/regulatory/data/tamanho-maximo.ts';
import { listAguardando, moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import type {
  Atributos,
  AtributosPedidos,
  BuscaFeita,
  BuscaPedida,
  CombosAchados,
  CombosPedidos,
  Encontrados,
  RelacionadosPedidos,
} from '#server/search/busca-messages.ts';
import { CatalogoBusca } from '#server/search/catalogo-busca.ts';

/** The server's access to the database. Routes get this, or a part of it, never the database itself. */
export type Queries = {
  /** The queries of one user. */
  for(idUsuario: number): Scope;
  /** Runs an effect of one user in a transaction, at most once per key. Inside use only the given queries. */
  change(
    idUsuario: number,
    chave: Omit<Chave, 'idUsuario'> | undefined,
    now: Date,
    effect: (queries: Scope) => Promise<Outcome>,
    /** The session, which gets no hint of its own change. */
    sid?: string,
  ): Promise<OnceResult>;
  /**
   * Runs work of one user in a transaction without a key; a failed result undoes it, and it may be run again. Inside
   * use only the given queries.
   */
  transact<T, E>(idUsuario: number, work: (queries: Scope) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** The carts of all users with an order that was not paid in time. */
  listCarrinhosVencidos(now: Date): Promise<CarrinhoVencido[]>;
  /** The accepted carts of all users whose last payment was decided until then. */
  listCarrinhosPagos(decididoAte: Date): Promise<CarrinhoPago[]>;
  /**
   * Runs a company's own work on one user's carts, including customers that they lost since; otherwise like `transact`.
   */
  transactAsCompany<T, E>(
    idUsuario: number,
    work: (queries: Scope) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>>;
  /** Stores the outcome of a payment try, once; a user's queries or the watch found the try. */
  decidirPagamento(idPagamento: number, decisao: Decisao, now: Date): Promise<void>;
  /** Orders that are due to advance automatically, and the advance of one of them to its due status. */
  listAvancaveis(now: Date): Promise<number[]>;
  avancarPedido(idPrePedido: number, now: Date): Promise<void>;
  /** Returns that wait for approval since before a moment, and the approval of one of them. */
  listDevolucoesAguardando(antesDe: Date): Promise<number[]>;
  aprovarDevolucao(idDevolucaoEletronica: number, now: Date): Promise<void>;
  /** Correction letters that wait for approval since before a moment, and the end of one of them. */
  listCartasAguardando(antesDe: Date): Promise<number[]>;
  encerrarCarta(idCartaCorrecao: number, emissor: Emissor, now: Date): Promise<void>;
  /** Open requests for review that users made before a moment, and the resolution of one of them. */
  listPendenciasAbertas(antesDe: Date): Promise<number[]>;
  resolverPendencia(id: number, now: Date): Promise<void>;
  /** The largest file of such a request in KB. */
  readTamanhoMaximoKb(): Promise<number>;
  /** Customers with cashback that nothing holds back, and its release for one of them. */
  listComLiberavel(now: Date): Promise<number[]>;
  liberarCashback(idPessoaCliente: number, now: Date): Promise<void>;
  /** Takes due payment tries of all users; undefined when none is due. */
  takeVigiados(now: Date, most: number): ReturnType<typeof takeVigiados>;
  /** Makes a try due at once, if one has this name. */
  adiantarConsulta(referencia: string, now: Date): Promise<void>;
  findUsuario(login: string): ReturnType<typeof sessoes.findUsuario>;
  /** Begins a session if the password is still the one that opened it. Ends a user's oldest sessions beyond 50. */
  insertSessao(sessao: sessoes.SessaoNova, senhaHash: string): Promise<boolean>;
  readSessao(sid: string): Promise<sessoes.SessaoRow | undefined>;
  revokeSessaoDeixada(sid: string, now: Date): Promise<void>;
  readExpiracao(sid: string): Promise<Date | undefined>;
  touchSessao(sid: string, now: Date): Promise<void>;
  /** Requests a mail with a link for a new password, whether or not the log-in exists. */
  pedirRecuperacao(pedida: Parameters<typeof mensagens.pedirRecuperacao>[1]): Promise<void>;
  /** Takes the due mails; undefined when none is due. */
  takeMensagens(
    now: Date,
    how: Parameters<typeof mensagens.takeMensagens>[2],
  ): Promise<mensagens.MensagemTomada[] | undefined>;
  /** Writes the mails of stock alerts whose product is back; returns how many. */
  takeChegadas(now: Date, how: Parameters<typeof takeChegadas>[2]): Promise<number>;
  endMensagem(referencia: string, fim: Parameters<typeof mensagens.endMensagem>[2]): Promise<void>;
  readRecuperacao(tokenHash: string, now: Date): Promise<string | undefined>;
  /** Sets the password of a link's user, once, and returns the user's id. */
  takeRecuperacao(link: { tokenHash: string; senhaHash: string }, now: Date): Promise<number | undefined>;
  /** The bytes of a stream by its name, for any caller that knows it. */
  readNamedFeed(nome: string): ReturnType<typeof readNamed>;
  readParametros(): ReturnType<typeof readParametros>;
  readOrigens(): ReturnType<typeof readOrigens>;
  /** Combos as a visitor sees them: on sale on the day of `now`, without prices. */
  listCombosPublicos(now: Date, ids?: readonly number[]): ReturnType<typeof listCombosPublicos>;
  /** The content of the home page. For a customer's content the caller must first find them in the user's scope. */
  readTopo(isLogado: boolean): ReturnType<typeof readTopo>;
  listBanners(publico: conteudo.Publico): ReturnType<typeof conteudo.listBanners>;
  listVitrines(
    isLogado: boolean,
    wanted: conteudo.VitrineProcurada,
  ): ReturnType<typeof conteudo.listVitrines>;
  listVitrineItens(
    idVitrines: readonly number[],
    contexto: ContextoVitrine | undefined,
  ): ReturnType<typeof listVitrineItens>;
  readHotsite(isLogado: boolean, wanted: conteudo.HotsiteProcurado): ReturnType<typeof conteudo.readHotsite>;
  listMenu(): ReturnType<typeof conteudo.listMenu>;
  /** Searches the catalogue; the caller must have checked that the user may see the prices it filters and sorts by. */
  buscar(busca: BuscaPedida): Promise<BuscaFeita>;
  /** The same for combos, whose ids the index supplies. */
  buscarCombos(pedidos: CombosPedidos): Promise<CombosAchados>;
  readRelacionados(pedidos: RelacionadosPedidos): Promise<Encontrados>;
  readAtributos(pedidos: AtributosPedidos): Promise<readonly Atributos[]>;
  readItens(ids: readonly number[], visto: Parameters<typeof readItens>[2]): ReturnType<typeof readItens>;
  readDetalhe(idProduto: number): Promise<Detalhe>;
  /** Ends these queries' work outside the database. */
  close(): Promise<void>;
  /** Open boletos for callers that know the tax id and a matching number. */
  listBoletosAbertos(procurado: BoletoProcurado): Promise<BoletoAberto[]>;
  listTemas(): ReturnType<typeof listTemas>;
  /** The number of tries, counted by all processes. */
  readonly contagens: ReturnType<typeof contagemQueries>;
  /** The events for the company's own system, and their deliveries. */
  readonly eventos: EventQueries;
  /** The queries of the company's own system. */
  readonly integracao: IntegrationQueries;
  /** Notes a person's request until its answer is there: loads make room for it. */
  noteUse(answer: Promise<unknown>): void;
  /** The queries of visitors, who have no user. */
  readonly visitante: VisitanteQueries;
  /** Resolves when the database responds. */
  ping(): Promise<void>;
  /** True when the database holds the demonstration, whose passwords are public. */
  isDemo(): Promise<boolean>;
  /** The current mark of the data, and whether this database gave a mark out. */
  readMarca(): Promise<string>;
  knowsMarca(marca: string): Promise<boolean>;
  /** Deletes keys, sessions, links for new passwords and mails that ended before `before`, until `signal` ends it. */
  forget(before: Date, signal?: AbortSignal): Promise<void>;
};

/** The queries over an open store. */
export function queriesOf({ db }: Store): Queries {
  const busca = new CatalogoBusca(db);
  return {
    for: (idUsuario) => scopeOf(db, idUsuario),
    change: (idUsuario, chave, now, effect, sid) =>
      once(db, chave && { idUsuario, ...chave }, now, (trx) => effect(scopeOf(trx, idUsuario)), sid),
    transact: (idUsuario, work) => transact(db, (trx) => work(scopeOf(trx, idUsuario))),
    async decidirPagamento(idPagamento, decisao, now) {
      await transact(db, async (trx) => ok(await decidirPagamento(trx, idPagamento, decisao, now)));
    },
    listCarrinhosVencidos: (now) => listCarrinhosVencidos(db, now),
    listCarrinhosPagos: (decididoAte) => listCarrinhosPagos(db, decididoAte),
    transactAsCompany: (idUsuario, work) => transact(db, (trx) => work(scopeOfCompany(trx, idUsuario))),
    listAvancaveis: (now) => listAvancaveis(db, now),
    listComLiberavel: (now) => listComLiberavel(db, now),
    async liberarCashback(idPessoaCliente, now) {
      await transact(db, async (trx) => ok(await liberarCashback(trx, idPessoaCliente, now)));
    },
    async avancarPedido(idPrePedido, now) {
      await transact(db, async (trx) => ok(await avancarPedido(trx, idPrePedido, now)));
    },
    listDevolucoesAguardando: (antesDe) => listAguardando(db, antesDe),
    async aprovarDevolucao(idDevolucaoEletronica, now) {
      const dito = { mensagem: '', em: now };
      await transact(db, async (trx) =>
        ok(await moverDaEmpresa(trx, idDevolucaoEletronica, 'aprovar', dito)),
      );
    },
    listCartasAguardando: (antesDe) => listCartasAguardando(db, antesDe),
    async encerrarCarta(idCartaCorrecao, emissor, now) {
      await transact(db, async (trx) => ok(await encerrarCarta(trx, idCartaCorrecao, emissor, now)));
    },
    listPendenciasAbertas: (antesDe) => listPendenciasAbertas(db, antesDe),
    async resolverPendencia(id, now) {
      await encerrarPendencia(db, id, PENDENCIA_RESOLVIDA, now);
    },
    readTamanhoMaximoKb: () => readTamanhoMaximoKb(db),
    takeVigiados: (now, most) => takeVigiados(db, now, most),
    adiantarConsulta: (referencia, now) => adiantarConsulta(db, referencia, now),
    findUsuario: (login) => sessoes.findUsuario(db, login),
    async insertSessao(sessao, senhaHash) {
      const isBegun = await sessoes.insertSessao(db, sessao, senhaHash);
      if (isBegun) await sessoes.deleteExcessSessoes(db, sessao.idUsuario);
      return isBegun;
    },
    readSessao: (sid) => sessoes.readSessao(db, sid),
    revokeSessaoDeixada: (sid, now) => sessoes.revokeSessaoDeixada(db, sid, now),
    readExpiracao: (sid) => sessoes.readExpiracao(db, sid),
    touchSessao: (sid, now) => sessoes.touchSessao(db, sid, now),
    pedirRecuperacao: (pedida) => mensagens.pedirRecuperacao(db, pedida),
    async takeMensagens(now, how) {
      if (!(await mensagens.hasMensagens(db, now))) return undefined;
      const taken = await transact(db, async (trx) => ok(await mensagens.takeMensagens(trx, now, how)));
      return taken.ok ? taken.value : undefined;
    },
    takeChegadas: (now, how) => takeChegadas(db, now, how),
    endMensagem: (referencia, fim) => mensagens.endMensagem(db, referencia, fim),
    readRecuperacao: (tokenHash, now) => senhas.readRecuperacao(db, tokenHash, now),
    async takeRecuperacao(link, now) {
      const used = await transact(db, async (trx) => ok(await senhas.takeRecuperacao(trx, link, now)));
      return used.ok ? used.value : undefined;
    },
    readParametros: () => readParametros(db),
    readOrigens: () => readOrigens(db),
    listCombosPublicos: (now, ids) => listCombosPublicos(db, now, ids),
    readNamedFeed: (nome) => readNamed(db, nome),
    readTopo: (isLogado) => readTopo(db, isLogado),
    listBanners: (publico) => conteudo.listBanners(db, publico),
    listVitrines: (isLogado, wanted) => conteudo.listVitrines(db, isLogado, wanted),
    listVitrineItens: (idVitrines, contexto) => listVitrineItens(db, idVitrines, contexto),
    readHotsite: (isLogado, wanted) => conteudo.readHotsite(db, isLogado, wanted),
    listMenu: () => conteudo.listMenu(db),
    buscar: (pedida) => busca.search(pedida),
    buscarCombos: (pedidos) => busca.combos(pedidos),
    readRelacionados: (pedidos) => busca.related(pedidos),
    readAtributos: (pedidos) => busca.atributos(pedidos),
    readItens: (ids, visto) => readItens(db, ids, visto),
    readDetalhe: (idProduto) => readDetalhe(db, idProduto),
    close: () => busca.close(),
    listBoletosAbertos: (procurado) => listBoletosAbertos(db, procurado),
    listTemas: () => listTemas(db),
    contagens: contagemQueries(db),
    eventos: eventQueries(db),
    integracao: integrationQueries(db),
    noteUse: (answer) => noteUse(db, answer),
    visitante: visitanteQueries(db),
    readMarca: () => readMarca(db),
    knowsMarca: (marca) => knowsMarca(db, marca),
    async ping() {
      await sql`select 1`.execute(db);
    },
    isDemo: () => holdsDemonstracao(db),
    forget: (before, signal) => forget(db, before, { signal }),
  };
}
