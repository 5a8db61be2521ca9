import * as z from 'zod/mini';
import { carrinho } from '#contract/cart/carrinho.ts';
import { pedidoFeito } from '#contract/orders/pedido.ts';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto, percentual, reais } from '#contract/wire/wire.ts';

/** Ways to pay: `idFormaPagamento`. The advance ones are paid before the order goes on. */
export const FORMA_BOLETO = 1;
export const FORMA_DINHEIRO = 4;
export const FORMA_BOLETO_ANTECIPADO = 6;
export const FORMA_DEPOSITO_ANTECIPADO = 7;
export const FORMA_CARTAO = 8;
export const FORMA_PIX = 10;

/**
 * The data to charge a card. It travels inside `DadosPagamento` and `CartaoCreditoPagamentoCollection`: a list
 * of these as UTF-8 JSON in base64. It is held in memory only, never stored, logged, queued or cached.
 */
export const cartaoPagamento = z.object({
  IDPrePedido: id,
  ValorTotalEsperado: reais,
  QuantidadeParcelas: z.int().check(z.minimum(1), z.maximum(24)),
  ValorTransacao: reais,
  NomePortador: z.string().check(z.maxLength(70)),
  NumeroCartaoCredito: z.string().check(z.maxLength(20)),
  CodigoSeguranca: z.string().check(z.maxLength(5)),
  AnoValidade: z.string().check(z.maxLength(2)),
  MesValidade: z.string().check(z.maxLength(2)),
  Taxa: percentual,
  DiasParaVencimento: z.int(),
  IDBandeiraCartaoCredito: id,
  CodigoBandeiraCartaoCredito: z.string(),
  IDPessoaFilial: id,
  IDEcommerceCarrinhoGrupo: z.nullable(id),
  IDEcommerceCarrinho: z.nullable(id),
  IDUsuario: id,
});

export type CartaoPagamento = z.output<typeof cartaoPagamento>;

const codificado = z.string().check(z.maxLength(64 * 1024));
const porPedido = z.object({ idPrePedido: idTexto });
const porFilial = z.object({ idPessoaFilial: idTexto });

/**
 * Ends the checkout of a cart that awaits payment: charges the given cards, and when every group with card or
 * Pix is paid, or a Pix is left for later, the cart is finished (6). Decided path. It carries card data, so it is never queued and has no
 * key: a paid group is never charged again, however often the call is repeated, and a charge with an unknown
 * outcome is looked up by its own reference before the next one.
 */
export const finalizarPagamento = defineCall({
  name: 'finalizarPagamento',
  method: 'POST',
  path: '/pagamento/finalizar',
  summary: 'Accept the policies, charge the cards and finish the cart',
  documented: false,
  access: 'session',
  query: undefined,
  body: z.object({
    IDEcommerceCarinho: id,
    PoliticasAceite: z.boolean(),
    CartaoCreditoPagamentoCollection: codificado,
    /** True finishes the cart with an unpaid Pix: its order awaits the payment, which is then made from the order. */
    PixDepois: z.optional(z.boolean()),
  }),
  reply: z.object({ pedidos: z.array(pedidoFeito), carrinho }),
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'politica-nao-aceita',
    'cartao-invalido',
    'pagamento-recusado',
    'pagamento-em-processamento',
    'pagamento-pendente',
    'operadora-indisponivel',
    'carrinho-finalizado',
    'carrinho-mudou',
    'outra-epoca',
  ],
});

/** Pays orders that await payment by card, outside a checkout. The reply is a bare number on success: how many. */
export const enviarPagamentoCartao = defineCall({
  name: 'enviarPagamentoCartao',
  method: 'POST',
  path: '/extratocliente/enviarPagamentoCartaoCredito',
  summary: 'Pay orders by credit card',
  documented: true,
  access: 'session',
  query: undefined,
  body: z.object({ DadosPagamento: codificado }),
  reply: z.int(),
  errors: [
    'nao-encontrado',
    'cartao-invalido',
    'pagamento-nao-permitido',
    'pagamento-recusado',
    'pagamento-em-processamento',
    'operadora-indisponivel',
    'outra-epoca',
  ],
});

/** The order and charge of a payment. */
export const consultarPagamentoPedido = defineCall({
  name: 'consultarPagamentoPedido',
  method: 'GET',
  path: '/extratocliente/consultaContaReceberPedidoPagamentoCartaoCredito',
  summary: 'The amounts of an order that awaits payment',
  documented: true,
  access: 'session',
  query: porPedido,
  body: undefined,
  reply: z.object({
    idPrePedido: id,
    total: reais,
    valorTotalProdutos: reais,
    stValor: reais,
    valorStFCP: reais,
    valorDesconto: reais,
    pessoaDestinatario: z.object({ nome: z.string(), cpfCnpj: z.string() }),
  }),
  errors: ['nao-encontrado'],
});

/** Decided shape: whether cards can be charged for a branch now. */
export const validarIntegracaoCartao = defineCall({
  name: 'validarIntegracaoCartao',
  method: 'GET',
  path: '/pagamento/ValidarIntegracaoCartaoCreditoLiberada',
  summary: 'Whether cards can be charged for a branch',
  documented: true,
  access: 'session',
  query: porFilial,
  body: undefined,
  reply: z.object({ liberada: z.boolean() }),
  errors: [],
});

export const parcelaCartao = z.object({
  idCartaoCreditoIntegracaoParcela: id,
  descricaoParcela: z.string(),
  parcelas: z.int(),
  valorParcela: reais,
  taxa: percentual,
  diasParaVencimento: z.int(),
});

export type ParcelaCartao = z.output<typeof parcelaCartao>;

export const consultarParcelasCartao = defineCall({
  name: 'consultarParcelasCartao',
  method: 'GET',
  path: '/pagamento/ParcelasCartaoCredito',
  summary: 'The instalments an order may be paid in',
  documented: true,
  access: 'session',
  query: z.object({ idPrePedido: idTexto, idPessoaFilial: idTexto }),
  body: undefined,
  reply: z.array(parcelaCartao),
  errors: ['nao-encontrado'],
});

/** `imagem` is a path on this server, or null: then the name is written. */
export const bandeiraCartao = z.object({
  idCartaoCreditoBandeira: id,
  imagem: z.nullable(z.string()),
  descricaoCartaoCreditoBandeira: z.string(),
});

export type BandeiraCartao = z.output<typeof bandeiraCartao>;

export const consultarBandeiras = defineCall({
  name: 'consultarBandeiras',
  method: 'GET',
  path: '/pagamento/bandeira',
  summary: 'The card brands a branch takes',
  documented: true,
  access: 'session',
  query: porFilial,
  body: undefined,
  reply: z.array(bandeiraCartao),
  errors: [],
});
