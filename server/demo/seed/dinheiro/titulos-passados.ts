import type * as z from 'zod/mini';
import type { tituloLinha } from '#contract/integration/titulo.ts';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import { parcelasOf } from '#domain/payment/parcelas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { PRAZOS } from '#server/demo/seed/condicoes.ts';
import { liquidacaoOf } from '#server/demo/seed/historico.ts';
import type { PedidoPassado } from '#server/demo/seed/pedidos-passados.ts';

/** An instalment as the company's own system tells it. */
export type LinhaDeTitulo = z.input<typeof tituloLinha> & { readonly codigoErp: string };

/** The members of an invoice that its instalments have, too. */
type NotaPassada = {
  readonly numDocumento: number;
  readonly chaveAcesso: string;
  readonly dataDocumento: Date;
};

/** A customer without any instalment, for an empty list. */
const SEM_CONTAS = 103;

/** The instalments of an invoiced order by its term; a payment in advance was settled on the invoice's day. */
export function titulosPassados(
  pedido: PedidoPassado,
  { numDocumento, chaveAcesso, dataDocumento }: NotaPassada,
  hoje: string,
): LinhaDeTitulo[] {
  const { idPrePedido, cliente, grupo, cashbackAplicado = 0 } = pedido;
  if (cliente.idPessoa === SEM_CONTAS) return [];
  const { idFormaPagamento, pagamentoAntecipado } = must(grupo.formaPagamento, 'payment');
  const prazo = must(
    PRAZOS.find((p) => p.idPrazo === grupo.prazo?.idPrazo),
    'term',
  );
  const dataEmissao = businessDayOf(dataDocumento);
  return parcelasOf(grupo.total, prazo.dias, dataEmissao).map(({ dataVencimento, valor }, index) => ({
    codigoErp: `${numDocumento}/${index + 1}`,
    cliente: String(cliente.idPessoa),
    filial: String(grupo.idPessoaFilial),
    pedido: String(idPrePedido),
    nota: chaveAcesso,
    formaPagamento: idFormaPagamento,
    numero: `${numDocumento}/${index + 1}`,
    dataEmissao,
    dataVencimento,
    dataLiquidacao: pagamentoAntecipado
      ? dataEmissao
      : liquidacaoOf(dataVencimento, hoje, `${idPrePedido}/${index}`),
    valor: (index === 0 ? valor - cashbackAplicado : valor) / 100,
    contadoNoLimite: !pagamentoAntecipado,
  }));
}

/** Joins the last open boletos of two invoices of a customer into one, as for a joint bill. */
export function joinTitulos(linhas: readonly LinhaDeTitulo[], cliente: string): LinhaDeTitulo[] {
  const [kept, ...others] = linhas
    .filter(
      (linha) =>
        linha.cliente === cliente && linha.formaPagamento === FORMA_BOLETO && linha.dataLiquidacao === null,
    )
    .toReversed()
    .toSorted((a, b) => (b.dataVencimento ?? '').localeCompare(a.dataVencimento ?? ''));
  const joined = others.find(({ nota }) => nota !== kept?.nota);
  if (kept === undefined || joined === undefined) return [...linhas];
  const joint = {
    ...kept,
    valor: Math.round(((kept.valor ?? 0) + (joined.valor ?? 0)) * 100) / 100,
    outrasNotas: joined.nota ? [joined.nota] : [],
  };
  return linhas.flatMap((linha) => (linha === kept ? [joint] : linha === joined ? [] : [linha]));
}
