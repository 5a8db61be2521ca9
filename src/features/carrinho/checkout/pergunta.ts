import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { pagosComSaldo } from '#domain/payment/saldo-adiantamento.ts';
import { entregaOf } from '#features/carrinho/view.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { extrasTexts, pagamentoText } from '#parts/cart/carrinho-words.ts';
import { esperaDecisaoText } from '#parts/cart/envio-words.ts';
import type { AskQuestion, MessageRow } from '#ui/layer/message-queue.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** The order that the user is asked to confirm. `emTudo`: groups in the cart; `cashback` in cents. */
export type Pedido = {
  nomeCliente: string;
  vao: CarrinhoCalculado;
  emTudo: number;
  extras: ExtrasPedido;
  cashback: number;
  /** The customer's advance balance with the company, in cents. */
  saldoAdiantamento: number;
  continua: boolean;
  semSinal: boolean;
  /** The first refused change that holds the order until the user decides; null without one. */
  seguradoPor: Pick<ParkedRow, 'intent'> | null;
};

const SALVO_AQUI =
  'Sem sinal: o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar. O total é estimado.';

const SALVO_ATE_DECIDIR = 'este pedido fica salvo neste aparelho e é enviado logo depois dela.';

const perguntaOf = ({ vao, emTudo, continua }: Pedido): string => {
  if (continua) return 'Seu carrinho será processado. Deseja continuar?';
  if (vao.grupos.length === emTudo) return 'Seu carrinho será finalizado. Deseja continuar?';
  return 'Os grupos marcados serão finalizados. Deseja continuar?';
};

/** The amount that the customer's balance will pay: it is not asked about later. */
function saldoTexts(grupos: CarrinhoCalculado['grupos'], saldo: number): string[] {
  const pago = pagosComSaldo(grupos, saldo).reduce((sum, cents) => sum + cents, 0);
  if (pago === 0) return [];
  return [
    `O saldo de adiantamento do cliente (${formatMoney(saldo)}) paga ${formatMoney(pago)} deste pedido; restam ${formatMoney(saldo - pago)}.`,
  ];
}

/** The units that the stock does not cover and so do not come, each product by its whole name; null when all come. */
function faltamText({ itens }: CarrinhoCalculado): string | null {
  const faltam = itens.filter(({ quantidadeFalta }) => quantidadeFalta > 0);
  if (faltam.length === 0) return null;
  const unidades = faltam.reduce((sum, { quantidadeFalta }) => sum + quantidadeFalta, 0);
  const nomes = faltam.map(({ descricao, descricaoMarca, quantidadeFalta, quantidade }) => {
    const nome = [keepPack(descricao), nomeInformado(descricaoMarca)].filter(Boolean).join(', ');
    return `• ${nome} (${formatCount(quantidadeFalta)}\u00a0de\u00a0${formatCount(quantidade)})`;
  });
  return [
    `${unidades === 1 ? 'Não vem 1 unidade' : `Não vêm ${formatCount(unidades)} unidades`}, sem estoque:`,
    ...nomes,
  ].join('\n');
}

/** Each group with its payment, its delivery and its total; then the sum of them, and the amount left to pay. */
function rowsOf({ vao: { grupos, valorTotal }, cashback }: Pedido): MessageRow[] {
  const pedidos = grupos.length === 1 ? '1 pedido' : `${grupos.length} pedidos`;
  const sums = [
    { name: `Total em ${pedidos}`, value: formatMoney(valorTotal) },
    ...(cashback === 0
      ? []
      : [
          { name: 'Cashback', value: formatMoney(-cashback) },
          { name: 'A pagar', value: formatMoney(valorTotal - cashback) },
        ]),
  ];
  return [
    ...grupos.map((grupo) => ({
      name: `${grupo.descricaoFilial} · ${grupo.descricaoCarrinhoGrupo}`,
      detail: [pagamentoText(grupo), entregaOf(grupo)].filter(Boolean).join(' · '),
      value: formatMoney(grupo.total),
    })),
    ...sums.map((sum, at) => ({ ...sum, isSum: at === sums.length - 1 })),
  ];
}

/** The question to the user: the customer, a table of the groups and their sum, and what else follows from a yes. */
export function confirmWords(pedido: Pedido): Pick<AskQuestion, 'text' | 'table'> {
  const { nomeCliente, vao, emTudo, extras, saldoAdiantamento, continua, semSinal, seguradoPor } = pedido;
  const { grupos } = vao;
  const ficam = emTudo - grupos.length;
  const faltam = faltamText(vao);
  const escrito = extrasTexts(extras).map(([nome, texto]) => `${nome}: ${texto}`);
  const after = [
    ...(faltam === null ? [] : [faltam]),
    ...(escrito.length === 0 ? [] : [escrito.join('\n')]),
    ...(ficam === 0
      ? []
      : [ficam === 1 ? '1 grupo fica no carrinho.' : `${ficam} grupos ficam no carrinho.`]),
    ...(semSinal ? [SALVO_AQUI] : []),
    ...(seguradoPor === null ? [] : [`${esperaDecisaoText(seguradoPor.intent)}: ${SALVO_ATE_DECIDIR}`]),
    ...(continua ? saldoTexts(grupos, saldoAdiantamento) : []),
    ...(continua ? ['O estoque fica reservado e o pagamento é feito na próxima tela.'] : []),
    'Ao continuar, você aceita as políticas da empresa.',
  ].join('\n\n');
  return { text: `${perguntaOf(pedido)}\n\n${nomeCliente}`, table: { rows: rowsOf(pedido), after } };
}
