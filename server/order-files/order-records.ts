import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';
import type { RegistroLayout, Valor } from '#server/integration/layouts/layout.ts';
import type { PedidoCancelado } from './data/cancelled-orders.ts';
import { type Linha, linhasDoPedido } from './order-lines.ts';

/** Day and time of an instant in the business time zone, as files have them. */
export function diaHora(instant: string): { readonly data: string; readonly hora: string } {
  return { data: instant.slice(0, 10), hora: instant.slice(11, 19).replaceAll(':', '') };
}

type Campos = Readonly<Record<string, Valor | null | undefined>>;

/** A record of a layout; null and undefined are blank. */
export const registro = (
  nome: string,
  campos: Campos = {},
  filhos: readonly RegistroLayout[] = [],
): RegistroLayout => ({
  registro: nome,
  campos: Object.fromEntries(
    Object.entries(campos).flatMap(([campo, value]) =>
      value === null || value === undefined ? [] : [[campo, value] as const],
    ),
  ),
  filhos,
});

const digits = (text: string): string => text.replaceAll(/\D/g, '');

const commonOf = (dados: DadosDoPedido) => ({
  idPrePedido: dados.idPrePedido,
  ...diaHora(dados.dataHora),
  cpfCnpj: digits(dados.cliente.cpfCnpj),
  cliente: dados.cliente.codigoErp,
  condicao: dados.condicao.codigoErp,
  prazo: dados.prazo.codigoErp,
  formaPagamento: dados.formaPagamento.id,
  numeroPedidoCliente: dados.numeroPedidoCliente,
  observacao: dados.observacao,
});

const lineOf = ({ bonificado, ...linha }: Linha, at: number) => ({
  ...linha,
  posicao: at + 1,
  bonificado: bonificado ? 'S' : 'N',
});

/** A cancelled order in either layout. */
export const toCancelamento = ({ idPrePedido, em, cpfCnpj, numeroErp, motivo }: PedidoCancelado) => ({
  idPrePedido,
  ...diaHora(em),
  cpfCnpj: digits(cpfCnpj),
  numeroErp,
  motivo,
});

/** An order in the house layout. */
export function toPedido(dados: DadosDoPedido): RegistroLayout {
  const { filial, usuario, subtotal, descontos, stTotal, total } = dados;
  const campos = {
    ...commonOf(dados),
    filial: filial.codigoErp,
    usuario: usuario.codigoErp,
    subtotal,
    descontos,
    stTotal,
    total,
  };
  return registro('pedido', campos, [
    ...linhasDoPedido(dados).map((linha, at) => registro('item', lineOf(linha, at))),
    ...dados.pagamentos.map(({ idFormaPagamento, valor, parcelas, referencia, autorizacao }) =>
      registro('pagamento', {
        formaPagamento: idFormaPagamento,
        valor,
        parcelas,
        referencia,
        autorizacao,
      }),
    ),
    registro('fimDoPedido'),
  ]);
}

/** An order as a file of its own in the layout `ped`. */
export function toPed(dados: DadosDoPedido): RegistroLayout[] {
  return [
    registro('cabecalho', { ...commonOf(dados), cnpjFilial: digits(dados.filial.cpfCnpj) }),
    ...linhasDoPedido(dados).map((linha, at) => {
      const { posicao, codBarras, produto, quantidade, valorUnitario, descontoComercial, valorTotal } =
        lineOf(linha, at);
      const bonificado = linha.bonificado ? 'S' : 'N';
      return registro('item', {
        posicao,
        codBarras,
        produto,
        quantidade,
        valorUnitario,
        desconto: descontoComercial,
        valorTotal,
        bonificado,
      });
    }),
    registro('rodape'),
  ];
}
