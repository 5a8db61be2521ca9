import * as z from 'zod/mini';
import { linhaDetalhe } from '#contract/cart/linha.ts';
import { dia } from '#contract/wire/paging.ts';
import { id, instante, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';

/** The company's own code of a record; null for one that it did not load. */
const codigoErp = z.nullable(z.string());

/** A record by both its ids, with its name. */
export const nomeado = z.object({ id, codigoErp, descricao: z.string() });

/** A customer or a branch. */
export const pessoa = z.object({ id, codigoErp, cpfCnpj: z.string(), nome: z.string() });

export const produto = z.object({ id, codigoErp, codBarras: z.string(), descricao: z.string() });

/**
 * A line. One of `produto` and `combo` is null; a combo has the units of each product in one of it. A product that a combo
 * gives away follows it as a line with `bonificado`. Percentages as 12.5; unit values with four decimals, after discounts
 * and with ST in `valorLiquido`. The company delivers `quantidadeAtendida`. `posicao` counts from 0.
 */
const item = z.object({
  ...linhaDetalhe.def.shape,
  posicao: z.int(),
  produto: z.nullable(produto),
  combo: z.nullable(
    z.object({
      ...nomeado.def.shape,
      produtos: z.array(z.object({ ...produto.def.shape, quantidade: z.int() })),
    }),
  ),
  bonificado: z.boolean(),
  quantidade: z.int(),
  quantidadeAtendida: z.int(),
  valorUnitario: precoUnitario,
  descontoComercial: percentual,
  descontoFinanceiro: percentual,
  st: percentual,
  stFcp: percentual,
  stValor: precoUnitario,
  valorLiquido: precoUnitario,
  valorTotal: reais,
  valorCashback: reais,
});

/** A payment that was received: a Pix or a card. `referencia` is its name at the provider. */
const pagamento = z.object({
  idFormaPagamento: id,
  valor: reais,
  parcelas: z.int(),
  referencia: z.string(),
  autorizacao: z.nullable(z.string()),
  pagoEm: z.nullable(instante),
});

/**
 * An order as it was right after the event. `definitivo`: the checkout has ended, so its user can no longer change it.
 * `situacao` 11 awaits its payment. Amounts in reais.
 */
export const dadosDoPedido = z.object({
  idPrePedido: id,
  idCarrinho: z.nullable(id),
  numeroErp: z.nullable(z.string()),
  definitivo: z.boolean(),
  situacao: z.object({ id, descricao: z.string() }),
  /** Why it was cancelled. */
  motivo: z.nullable(z.string()),
  dataHora: instante,
  /** When the user confirmed it on a device, perhaps without a signal. */
  feitoEm: z.nullable(instante),
  previsaoEntrega: z.nullable(dia),
  codigoLocal: z.nullable(z.string()),
  numeroPedidoCliente: z.string(),
  observacao: z.string(),
  cliente: pessoa,
  filial: pessoa,
  usuario: nomeado,
  condicao: nomeado,
  prazo: z.object({ ...nomeado.def.shape, dias: z.string() }),
  formaPagamento: z.object({ id, descricao: z.string(), pagamentoAntecipado: z.boolean() }),
  idCarrinhoGrupoTipo: id,
  subtotal: reais,
  descontos: reais,
  stTotal: reais,
  total: reais,
  /** The parts of the total that cashback and the customer's balance with the company pay. */
  valorCashbackAplicado: reais,
  pagoComSaldo: reais,
  pagamentos: z.array(pagamento),
  itens: z.array(item),
});

export type DadosDoPedido = z.output<typeof dadosDoPedido>;

/** The wire's form, as it is stored. */
export const toWirePedido = (dados: DadosDoPedido) => z.encode(dadosDoPedido, dados);
