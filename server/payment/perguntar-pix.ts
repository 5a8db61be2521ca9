import type { Pagamentos, Pix } from '#server/provider/port.ts';
import type { Decisao } from './data/decidir-pagamento.ts';
import type { PagamentoRow } from './data/pagamentos.ts';

/** A Pix that the provider reports as paid. */
export const PIX_PAGO: Decisao = { situacao: 'pago', autorizacao: null };

const EXPIRADA: Pix = { situacao: 'expirada', copiaECola: '' };

/** Asks the provider about a Pix. A pending Pix without a code is created again under its id. */
export async function perguntarPix(
  pagamentos: Pagamentos,
  { referencia: txid, situacao, valor, expiraEm, idPrePedido, copiaECola }: PagamentoRow,
  now: Date,
): Promise<Pix> {
  if (situacao !== 'pendente' || copiaECola !== null || expiraEm === null) {
    return await pagamentos.consultarPix(txid);
  }
  // Its code was never shown.
  if (now >= expiraEm) return EXPIRADA;
  return await pagamentos.criarPix({ txid, valor, expiraEm, idPrePedido });
}

/** The outcome of a Pix by the provider's response; undefined while it may still be paid. */
export function decisaoDoPix(pix: Pix, { expiraEm }: PagamentoRow, now: Date): Decisao | undefined {
  if (pix.situacao === 'paga') return PIX_PAGO;
  if (pix.situacao === 'erro') return { situacao: 'erro' };
  const isOver = pix.situacao === 'pendente' && expiraEm !== null && now >= expiraEm;
  return pix.situacao === 'expirada' || isOver ? { situacao: 'expirado' } : undefined;
}
