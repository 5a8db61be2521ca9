import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { vencimentoOf } from '#domain/payment/espera-pagamento.ts';
import { parcelasOf } from '#domain/payment/parcelas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { insertItensFaturados } from '#server/invoices/data/itens-faturados.ts';
import { FILIAIS } from './clientes.ts';
import { PRAZOS } from './condicoes.ts';
import { hashOf } from './hash.ts';
import { HORAS_ATE_FATURA, isFaturada, liquidacaoOf } from './historico.ts';
import type { PedidoPassado } from './pedidos-passados.ts';

/** The next free ids and number of invoices and instalments. */
export type Numeros = {
  readonly titulo: number;
  readonly documento: number;
  readonly conta: number;
  readonly boleto: number;
};

/** Ids are lower than those that this server gives. */
export const PRIMEIROS: Numeros = { titulo: 50_001, documento: 310_001, conta: 60_001, boleto: 80_001 };
const SERIE = '1';
const HORA_MS = 3_600_000;
/** A customer without any instalment, for an empty list. */
const SEM_CONTAS = 103;

/** An invoice the morning after each invoiced order, and the instalments of all orders. @returns the invoices. */
export async function insertFaturas(
  trx: DatabaseTransaction,
  pedidos: readonly PedidoPassado[],
  hoje: string,
  numeros = PRIMEIROS,
): Promise<{ readonly idTitulo: number; readonly idPrePedido: number }[]> {
  const notas = pedidos
    .filter((p) => isFaturada(p.idPedidoSituacao))
    .map((pedido, index) => toNota(pedido, index, numeros));
  const contas = pedidos
    .flatMap((pedido) =>
      contasOf(
        pedido,
        notas.find((nota) => nota.idPrePedido === pedido.idPrePedido),
        hoje,
      ),
    )
    .map((conta, index) => ({
      ...conta,
      id: numeros.conta + index,
      idBoleto: conta.idFormaPagamento === FORMA_BOLETO ? numeros.boleto + index : null,
    }));
  await trx.insertInto('notaFiscal').values(notas).execute();
  await insertItensFaturados(
    trx,
    notas.map(({ idTitulo }) => idTitulo),
  );
  await trx.insertInto('contaReceber').values(contas).execute();
  return notas;
}

function toNota(
  { idPrePedido, cliente, grupo, dataHora }: PedidoPassado,
  index: number,
  { titulo, documento }: Numeros,
) {
  const filial = must(
    FILIAIS.find((f) => f.idPessoa === grupo.idPessoaFilial),
    'branch',
  );
  const numDocumento = documento + index;
  const dataDocumento = new Date(dataHora.getTime() + HORAS_ATE_FATURA * HORA_MS);
  return {
    idTitulo: titulo + index,
    idPrePedido,
    idPessoaEmitente: filial.idPessoa,
    idPessoaDestinatario: cliente.idPessoa,
    numDocumento,
    serieDocumento: SERIE,
    chaveAcesso: chaveAcesso({
      estado: filial.estado,
      emissao: businessDayOf(dataDocumento),
      cnpj: filial.cpfCnpj,
      serie: SERIE,
      numero: numDocumento,
      codigo: hashOf(`nota ${filial.cpfCnpj} ${numDocumento}`) % 100_000_000,
    }),
    descOperacao: 'Venda de mercadoria',
    valorTotalNota: grupo.total,
    dataDocumento,
  };
}

/** The instalments of an order: those of its term once invoiced, or the payment that it awaits. */
function contasOf(pedido: PedidoPassado, nota: ReturnType<typeof toNota> | undefined, hoje: string) {
  const { idPrePedido, cliente, grupo } = pedido;
  const isAdiantada = pedido.idPedidoSituacao === PEDIDO_A_PAGAR;
  if ((nota === undefined && !isAdiantada) || cliente.idPessoa === SEM_CONTAS) return [];
  const forma = must(grupo.formaPagamento, 'payment');
  const prazo = must(
    PRAZOS.find((p) => p.idPrazo === grupo.prazo?.idPrazo),
    'term',
  );
  const dataEmissao = businessDayOf(nota?.dataDocumento ?? pedido.dataHora);
  const parcelas = isAdiantada
    ? [{ dataVencimento: vencimentoOf({ dataHora: pedido.dataHora, diasParaPagar: 3 }), valor: grupo.total }]
    : parcelasOf(grupo.total, prazo.dias, dataEmissao);
  return parcelas.map(({ dataVencimento, valor }, index) => {
    const dataLiquidacao = isAdiantada
      ? null
      : forma.pagamentoAntecipado
        ? dataEmissao
        : liquidacaoOf(dataVencimento, hoje, `${idPrePedido}/${index}`);
    return {
      idPessoaCliente: cliente.idPessoa,
      idPessoaFilial: grupo.idPessoaFilial,
      idPrePedido,
      idTitulo: nota?.idTitulo ?? null,
      idFormaPagamento: forma.idFormaPagamento,
      numero: nota === undefined ? String(idPrePedido) : `${nota.numDocumento}/${index + 1}`,
      dataEmissao,
      dataVencimento,
      dataLiquidacao,
      valor,
      creditoTomado: isAdiantada || dataLiquidacao !== null ? 0 : valor,
    };
  });
}
