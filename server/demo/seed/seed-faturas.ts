import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { insertItensFaturados } from '#server/invoices/data/itens-faturados.ts';
import { alignContaAntecipada } from '#server/orders/data/conta-antecipada.ts';
import { FILIAIS } from './clientes.ts';
import { joinTitulos, titulosPassados } from './dinheiro/titulos-passados.ts';
import { hashOf } from './hash.ts';
import { HORAS_ATE_FATURA, isFaturada } from './historico.ts';
import type { PedidoPassado } from './pedidos-passados.ts';

/** The next free id and number of invoices. */
export type Numeros = { readonly titulo: number; readonly documento: number };

/** Ids are lower than those that this server gives. */
export const PRIMEIROS: Numeros = { titulo: 50_001, documento: 310_001 };
const SERIE = '1';
const HORA_MS = 3_600_000;

/**
 * An invoice the morning after each invoiced order, its instalments as the company's own system tells them, and those of
 * orders that await payment as the app makes them. `joins`: the code of a customer with an instalment of two invoices.
 * @returns the invoices.
 */
export async function insertFaturas(
  trx: DatabaseTransaction,
  pedidos: readonly PedidoPassado[],
  { hoje, joins }: { readonly hoje: string; readonly joins?: string },
  numeros = PRIMEIROS,
): Promise<{ readonly idTitulo: number; readonly idPrePedido: number }[]> {
  const faturados = pedidos.filter((p) => isFaturada(p.idPedidoSituacao));
  const notas = faturados.map((pedido, index) => toNota(pedido, index, numeros));
  await trx.insertInto('notaFiscal').values(notas).execute();
  await insertItensFaturados(
    trx,
    notas.map(({ idTitulo }) => idTitulo),
  );
  for (const { idPrePedido, idPedidoSituacao } of pedidos)
    if (idPedidoSituacao === PEDIDO_A_PAGAR) await alignContaAntecipada(trx, idPrePedido);
  const titulos = faturados.flatMap((pedido, at) =>
    titulosPassados(pedido, must(notas[at], 'its invoice'), hoje),
  );
  await writeLinhas(trx, 'titulos', joins === undefined ? titulos : joinTitulos(titulos, joins));
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
