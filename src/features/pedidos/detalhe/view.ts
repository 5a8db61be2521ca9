import { ITEM_PEDIDO_BONIFICADO, ITEM_PEDIDO_SIMPLES } from '#contract/catalogue/item-tipo.ts';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoTitulo } from '#contract/orders/pedido-detalhe.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_RECUSADO, PRE_PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import { isForaDoPrazo, previsaoDe } from '#features/pedidos/situacao.ts';
import { formatDate, formatDateTime } from '#lib/format-date.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import type { PedidoNaPagina } from './pedido-lido.ts';

/** Neither a refused order nor a quotation has invoices to speak of. */
export const temSecaoNotas = ({
  orcamento,
  portalPedidoSituacao,
  idPrePedidoSituacao,
}: PedidoNaPagina): boolean =>
  !orcamento &&
  portalPedidoSituacao.idPedidoSituacao !== PEDIDO_RECUSADO &&
  idPrePedidoSituacao !== PRE_PEDIDO_RECUSADO;

/** A name and its text; empty ones are left out. */
export type Fato = readonly [nome: string, texto: string];

/** The expected day of delivery, and whether it has passed on `hoje`; '' where it is not told. */
function previsaoText(pedido: PedidoNaPagina, hoje: string): string {
  const dia = previsaoDe(pedido);
  if (dia === null) return '';
  return isForaDoPrazo(pedido, hoje) ? `${formatDate(dia)}, fora do prazo` : formatDate(dia);
}

/** 'Dados do pedido' on the day `hoje`: the customer, the time, the way of payment, and the texts. */
export function fatosOf(pedido: PedidoNaPagina, hoje: string): Fato[] {
  const { origemTipo } = pedido;
  const fatos: Fato[] = [
    ['Cliente', pedido.pessoaDestinatario.nome],
    ['Data e hora', formatDateTime(pedido.dataHora)],
    // A quotation made here has none that the user knows.
    ['Situação', pedido.validoAte ? '' : pedido.portalPedidoSituacao.descPedidoSituacao],
    ['Válido até', pedido.validoAte ? formatDate(pedido.validoAte) : ''],
    ['Foi para o carrinho em', pedido.transformadoEm ? formatDateTime(pedido.transformadoEm) : ''],
    ['Previsão de entrega', previsaoText(pedido, hoje)],
    ['Origem', origemTipo.origem?.descOrigem ?? origemTipo.descOrigemTipo],
    ['Filial', pedido.pessoaEmitente.nome],
    ['Grupo', pedido.descricaoEcommerceCarrinhoGrupoTipo],
    ['Forma de pagamento', pagamentoText(pedido)],
    ['Feito por', pedido.usuario.nomeCompleto],
    ['Pedido na empresa', pedido.numeroErp ?? ''],
    ['Nº do pedido do cliente', pedido.numeroPedidoCliente],
    ['Observação', pedido.observacao],
    ['Código neste portal', pedido.codigoLocal ?? ''],
  ];
  return fatos.filter(([, texto]) => texto !== '');
}

/** An amount of the totals bar, in cents; deductions are below 0. */
export type Total = { nome: string; cents: number };

/** The totals bar: from the value before discounts down to the total. */
export function totaisOf(pedido: PedidoNaPagina): Total[] {
  const { valorCashbackAplicado = 0 } = pedido;
  const bruto = pedido.totalValorUnitarioSugeridoConsederandoUndiades ?? pedido.subTotal;
  return [
    { nome: 'Subtotal', cents: bruto },
    { nome: 'Descontos', cents: pedido.totalValorDesconto === 0 ? 0 : -pedido.totalValorDesconto },
    { nome: 'ST', cents: pedido.totalValorST },
    ...(valorCashbackAplicado > 0 ? [{ nome: 'Cashback usado', cents: -valorCashbackAplicado }] : []),
    { nome: 'Total', cents: pedido.total },
  ];
}

/** The kind of a line; null for a plain product. */
export function tipoDoItem({ idPrePedidoItemTipo, possuiPrazoPrioritario }: PedidoItem): string | null {
  if (idPrePedidoItemTipo === ITEM_PEDIDO_SIMPLES) return null;
  if (idPrePedidoItemTipo === ITEM_PEDIDO_BONIFICADO) return 'Bonificação';
  return possuiPrazoPrioritario ? 'Combo com prazo próprio' : 'Combo';
}

const LISTAS_PIS_COFINS: Readonly<Record<string, string>> = { '+': 'Positiva', '-': 'Negativa', N: 'Neutra' };

/** The list of a line's product for PIS and COFINS in words: the sign '-' would read as none. */
export const listaPisCofins = ({ charPisCofins }: PedidoItem): string =>
  charPisCofins ? (LISTAS_PIS_COFINS[charPisCofins] ?? charPisCofins) : '–';

/** An invoice of an order as the page lists it; '' where that is not known. */
export type TituloNaPagina = {
  key: string;
  numero: string;
  separacao: string;
  etapa: string;
  nfe: string;
  operacao: string;
  previsao: string;
  valor: number | null;
};

export const toTitulo = (titulo: PedidoTitulo): TituloNaPagina => ({
  key: `${titulo.idPedido}:${titulo.numDocumento}`,
  numero: titulo.numDocumento,
  separacao: String(titulo.idPedido),
  etapa: titulo.descOperacaoSituacaoPedido,
  nfe: titulo.descNfeStatus,
  operacao: titulo.descOperacaoPedido,
  previsao: titulo.dataPrevisaoEntrega ? formatDate(titulo.dataPrevisaoEntrega) : '',
  valor: titulo.valorTotalNota,
});

/** An invoice as the device keeps it, which knows less of it. */
export const toTituloDoAparelho = (nota: NotaFiscal): TituloNaPagina => ({
  key: String(nota.titulo.idTitulo),
  numero: nota.numDocumento,
  separacao: '',
  etapa: '',
  nfe: '',
  operacao: nota.titulo.operacao.descOperacao,
  previsao: '',
  valor: nota.valorTotalNota ?? null,
});
