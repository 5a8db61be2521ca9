import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import { computeCarrinho, type GrupoCalculado, type ItemCalculado, itensOf } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { readVendaveis } from '#server/cart/data/vendaveis.ts';
import { type ClienteRow, listClientes } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Scope, scopeOf } from '#server/db/scope.ts';
import { CLIENTES, USUARIOS } from './clientes.ts';
import { FILIAL_GUARULHOS } from './condicoes.ts';
import { seedCashback } from './dinheiro/seed-cashback.ts';
import { seedContaCorrente } from './dinheiro/seed-conta-corrente.ts';
import { seedContas } from './dinheiro/seed-contas.ts';
import { hashOf, pickBetween } from './hash.ts';
import {
  etapasPassadas,
  isOrcamento,
  isPorBoleto,
  type Ocasiao,
  ocasioesOf,
  ocorrenciaOf,
  prePedidoSituacaoOf,
  seedOf,
  situacaoOf,
} from './historico.ts';
import { insertFaturas } from './seed-faturas.ts';

/** An order of the past with its lines. */
export type PedidoPassado = {
  readonly idPrePedido: number;
  readonly cliente: ClienteRow;
  readonly diasAtras: number;
  readonly dataHora: Date;
  readonly idPedidoSituacao: number;
  readonly orcamento: boolean;
  readonly grupo: GrupoCalculado;
  readonly itens: readonly (ItemCalculado & { st: number })[];
};

/** Lower than the order numbers that this server gives. */
const PRIMEIRO_NUMERO = 40_001;
const ORIGEM_TELEVENDAS = 1;
const ORIGEM_ECOMMERCE = 18;
const ESTOQUE_MINIMO = 60;

/**
 * Orders of the last 90 days before `now` for each customer, with their invoices and instalments, priced by the rules
 * that price a cart today. They have no cart, use up no credit and take no stock.
 */
export async function seedHistorico(trx: DatabaseTransaction, now: Date): Promise<void> {
  const scope = scopeOf(trx, must(USUARIOS[0], 'user').idUsuario);
  const passados: Omit<PedidoPassado, 'idPrePedido'>[] = [];
  for (const cliente of await listClientes(scope)) passados.push(...(await passadosOf(scope, cliente, now)));
  const pedidos = passados
    .sort((a, b) => a.dataHora.getTime() - b.dataHora.getTime())
    .map((passado, index) => ({ ...passado, idPrePedido: PRIMEIRO_NUMERO + index }));
  await trx.insertInto('prePedido').values(pedidos.map(toPedidoRow)).execute();
  await trx.insertInto('prePedidoItem').values(pedidos.flatMap(toItemRows)).execute();
  await trx.insertInto('pedidoEtapa').values(pedidos.flatMap(toEtapaRows)).execute();
  await insertFaturas(trx, pedidos, businessDayOf(now));
  await seedContas(trx, businessDayOf(now));
  await seedContaCorrente(trx, now);
  await seedCashback(trx, now);
}

/** The moment of an occasion: its days before today, at its minute of the day in UTC. */
function momentOf(now: Date, { diasAtras, minuto }: Ocasiao): Date {
  const midnight = Date.parse(`${businessDayOf(now)}T00:00:00Z`);
  return new Date(midnight - diasAtras * millisecondsInDay + minuto * millisecondsInMinute);
}

async function passadosOf(scope: Scope, cliente: ClienteRow, now: Date) {
  const { compra } = await readCompra(scope, cliente, now);
  const { idContexto, idCondicao } = must(compra.contextos[0], 'context');
  const todas = (await selectProdutos(scope, idContexto)).map(
    (idItem): LinhaChave => ({ idItem, idItemTipo: 1, idCondicao }),
  );
  const opcoes = opcoesFor(compra, idCondicao);
  const passados = [];
  for (const ocasiao of ocasioesOf(cliente.idPessoa)) {
    const seed = seedOf(cliente.idPessoa, ocasiao);
    const linhas = pickLinhas(todas, seed);
    const itens = await readVendaveis(scope, compra, linhas);
    const ways = waysOf(cliente.idPessoa, ocasiao, opcoes);
    const { id, formaPagamento } = pick(ways, `pagamento ${seed}`);
    const itemOf = (linha: LinhaChave) => itens.get(linhaKey(linha));
    const comPagamento = { ...compra, idPagamentoPreferido: id };
    const carrinho = computeCarrinho(linhas, itemOf, [], comPagamento);
    const grupo = must(carrinho.grupos[0], 'group');
    const orcamento = isOrcamento(cliente.idPessoa, ocasiao.diasAtras);
    passados.push({
      cliente,
      diasAtras: ocasiao.diasAtras,
      dataHora: momentOf(now, ocasiao),
      orcamento,
      idPedidoSituacao: orcamento
        ? PEDIDO_EM_ANALISE
        : (ocasiao.idPedidoSituacao ??
          situacaoOf(ocasiao.diasAtras, formaPagamento.pagamentoAntecipado, seed)),
      grupo,
      itens: itensOf(carrinho, grupo).map((item) => ({ ...item, st: itemOf(item)?.st ?? 0 })),
    });
  }
  return passados;
}

/** The ways of paying that an occasion's one is chosen from. */
function waysOf(
  idPessoaCliente: number,
  { diasAtras, idFormaPagamento }: Ocasiao,
  opcoes: ReturnType<typeof opcoesFor>,
) {
  const forma = idFormaPagamento ?? (isPorBoleto(idPessoaCliente, diasAtras) ? FORMA_BOLETO : undefined);
  const wanted = opcoes.filter(({ formaPagamento }) => formaPagamento.idFormaPagamento === forma);
  return wanted.length > 0 ? wanted : opcoes;
}

/** One of the values, chosen by the text. */
function pick<T>(values: readonly T[], text: string): T {
  return must(values[hashOf(text) % values.length], text);
}

/** Three to seven different lines. */
function pickLinhas(todas: readonly LinhaChave[], seed: string) {
  const wanted = Array.from({ length: pickBetween(`linhas ${seed}`, 3, 7) }, (_, i) =>
    pick(todas, `produto ${seed} ${i}`),
  );
  return [...new Set(wanted)].map((linha) => ({
    ...linha,
    quantidade: pickBetween(`quantidade ${seed} ${linha.idItem}`, 2, 30),
  }));
}

/** Ordinary products of one branch, so that they form one group: in stock, and bought weekly by a pharmacy. */
async function selectProdutos(scope: Scope, idContexto: string): Promise<number[]> {
  const rows = await scope.open
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
    .select('produto.idProduto')
    .where('produtoPreco.idContexto', '=', idContexto)
    .where('produtoPreco.valorUnitario', '>=', 5_0000)
    .where('produtoPreco.valorUnitario', '<=', 150_0000)
    .where('produtoEstoque.estoque', '>=', ESTOQUE_MINIMO)
    .where('produto.idPessoaFilial', '=', FILIAL_GUARULHOS)
    .where('produto.idCarrinhoGrupoTipo', '=', 1)
    .orderBy('produto.idProduto')
    .execute();
  return rows.map((row) => row.idProduto);
}

/** The buyer orders for their own pharmacy through the portal; the rep sometimes takes an order by telephone. */
function originOf({ cliente, diasAtras }: PedidoPassado) {
  const buyer = USUARIOS.find(
    (u) => u.clientes.length < CLIENTES.length && u.clientes.includes(cliente.idPessoa),
  );
  const rep = must(USUARIOS[0], 'user');
  const telefone = hashOf(`origem ${cliente.idPessoa} ${diasAtras}`) % 4 === 0;
  return {
    idUsuario: telefone ? rep.idUsuario : (buyer ?? rep).idUsuario,
    idOrigemTipo: telefone ? ORIGEM_TELEVENDAS : ORIGEM_ECOMMERCE,
  };
}

function toPedidoRow(pedido: PedidoPassado) {
  const { grupo, cliente, dataHora, idPrePedido, idPedidoSituacao } = pedido;
  return {
    idPrePedido,
    idCarrinho: null,
    idPessoaCliente: cliente.idPessoa,
    idPessoaFilial: grupo.idPessoaFilial,
    idCondicao: grupo.idCondicao,
    idCarrinhoGrupoTipo: grupo.idCarrinhoGrupoTipo,
    idPrePedidoSituacao: prePedidoSituacaoOf(idPedidoSituacao),
    idPedidoSituacao,
    idPrazo: must(grupo.prazo, 'term').idPrazo,
    idFormaPagamento: must(grupo.formaPagamento, 'payment').idFormaPagamento,
    subtotal: grupo.subtotal,
    descontos: grupo.descontos,
    stTotal: grupo.stTotal,
    total: grupo.total,
    orcamento: pedido.orcamento,
    codigoLocal: null,
    previsaoEntrega: addWorkingDays(businessDayOf(dataHora), grupo.prazoEntrega),
    mensagemOcorrencia: ocorrenciaOf(idPedidoSituacao),
    dataHora,
    ...originOf(pedido),
  };
}

const toEtapaRows = ({ idPrePedido, idPedidoSituacao, dataHora }: PedidoPassado) =>
  etapasPassadas(idPedidoSituacao).map(([id, horas]) => ({
    idPrePedido,
    idPedidoSituacao: id,
    em: new Date(dataHora.getTime() + horas * millisecondsInHour),
  }));

const toItemRows = ({ idPrePedido, itens }: PedidoPassado) =>
  itens.map((item, posicao) => ({
    idPrePedido,
    posicao,
    idItem: item.idItem,
    idItemTipo: item.idItemTipo,
    quantidade: item.quantidade,
    quantidadeAtendida: item.quantidadeAtendida,
    valorUnitario: item.valorUnitario,
    descontoComercial: item.descontoComercial,
    descontoFinanceiro: item.descontoFinanceiro,
    st: item.st,
    valorLiquido: item.valorLiquido,
    stValor: item.stValor,
    valorTotal: item.valorTotal,
  }));
