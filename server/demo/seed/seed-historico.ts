import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { type ClienteRow, listClientes } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Scope, scopeOf } from '#server/db/scope.ts';
import { USUARIOS } from './clientes.ts';
import { seedDevolucoes } from './devolucoes/seed-devolucoes.ts';
import { payWithCashback } from './dinheiro/cashback-aplicado.ts';
import { seedCashback } from './dinheiro/seed-cashback.ts';
import { seedContaCorrente } from './dinheiro/seed-conta-corrente.ts';
import { seedContas } from './dinheiro/seed-contas.ts';
import { hashOf, pickBetween } from './hash.ts';
import { isOrcamento, isPorBoleto, type Ocasiao, ocasioesOf, seedOf, situacaoOf } from './historico.ts';
import { mudadosDoPedido, mudadosOf, vendidoHa } from './mudados.ts';
import {
  computePedido,
  insertPedidos,
  momentOf,
  type PedidoPassado,
  PRIMEIRO_NUMERO,
} from './pedidos-passados.ts';
import { insertFaturas } from './seed-faturas.ts';
import { idsComEstoque, selectComuns } from './select-produtos.ts';

/** The customer with an instalment of two invoices. */
const COM_NOTAS_JUNTAS = '101';

/**
 * Orders of the last 90 days before `now` for each customer, with their invoices and instalments. Today's rules price
 * them with the prices and the stock of their day. They have no cart, use up no credit and take no stock. Then come
 * returns with their invoices; `devolucoes` false leaves these out.
 */
export async function seedHistorico(
  trx: DatabaseTransaction,
  now: Date,
  { devolucoes = true } = {},
): Promise<void> {
  const scope = scopeOf(trx, must(USUARIOS[0], 'user').idUsuario);
  const passados: Omit<PedidoPassado, 'idPrePedido'>[] = [];
  for (const cliente of await listClientes(scope)) passados.push(...(await passadosOf(scope, cliente, now)));
  const numerados = passados
    .sort((a, b) => a.dataHora.getTime() - b.dataHora.getTime())
    .map((passado, index) => ({ ...passado, idPrePedido: PRIMEIRO_NUMERO + index }));
  const pedidos = payWithCashback(numerados);
  await insertPedidos(trx, pedidos);
  await insertFaturas(trx, pedidos, { hoje: businessDayOf(now), joins: COM_NOTAS_JUNTAS });
  await seedContas(trx, businessDayOf(now));
  await seedContaCorrente(trx, now);
  await seedCashback(trx, now);
  if (devolucoes) await seedDevolucoes(trx, now);
}

async function passadosOf(scope: Scope, cliente: ClienteRow, now: Date) {
  const { compra } = await readCompra(scope, cliente, now);
  const { idContexto, idCondicao } = must(compra.contextos[0], 'context');
  const comuns = await selectComuns(scope, idContexto);
  const toLinha = (idItem: number): LinhaChave => ({ idItem, idItemTipo: ITEM_PRODUTO, idCondicao });
  const todas = idsComEstoque(comuns).map(toLinha);
  const mudados = mudadosOf(comuns);
  const opcoes = opcoesFor(compra, idCondicao);
  const passados = [];
  for (const ocasiao of ocasioesOf(cliente.idPessoa)) {
    const seed = seedOf(cliente.idPessoa, ocasiao);
    const { diasAtras } = ocasiao;
    const linhas = [
      ...pickLinhas(todas, seed),
      ...mudadosDoPedido(mudados, diasAtras, seed).map(({ idItem, quantidade }) => ({
        ...toLinha(idItem),
        quantidade,
      })),
    ];
    const ways = waysOf(cliente.idPessoa, ocasiao, opcoes);
    const { id, formaPagamento } = pick(ways, `pagamento ${seed}`);
    const comPagamento = { ...compra, idPagamentoPreferido: id };
    const orcamento = isOrcamento(cliente.idPessoa, diasAtras);
    passados.push({
      cliente,
      diasAtras,
      dataHora: momentOf(now, ocasiao),
      orcamento,
      idPedidoSituacao: orcamento
        ? PEDIDO_EM_ANALISE
        : (ocasiao.idPedidoSituacao ?? situacaoOf(diasAtras, formaPagamento.pagamentoAntecipado, seed)),
      ...(await computePedido(scope, comPagamento, linhas, (item, idItem) =>
        vendidoHa(item, idItem, diasAtras),
      )),
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
