import type { Pagamentos, Pix } from '#server/provider/port.ts';
import type { Decisao } from './data/decidir-pagamento.ts';
import type { PagamentoRow } from './data/pagamentos.ts';

/** A Pix that the provider has the money of. */
export const PIX_PAGO: Decisao = { situacao: 'pago', autorizacao: null };

const EXPIRADA: Pix = { situacao: 'expirada', copiaECola: '' };

/** Asks the provider for a Pix; one that waits and whose making was not answered is made again, under its id. */
export async function perguntarPix(
  pagamentos: Pagamentos,
  { referencia: txid, situacao, valor, expiraEm, idPrePedido, copiaECola }: PagamentoRow,
  now: Date,
): Promise<Pix> {
  if (situacao !== 'pendente' || copiaECola !== null || expiraEm === null) {
    return await pagamentos.consultarPix(txid);
  }
  // Nobody ever saw its code.
  if (now >= expiraEm) return EXPIRADA;
  return await pagamentos.criarPix({ txid, valor, expiraEm, idPrePedido });
}

/** What the provider's answer decides of a Pix; undefined while it may still be paid. */
export function decisaoDoPix(pix: Pix, { expiraEm }: PagamentoRow, now: Date): Decisao | undefined {
  if (pix.situacao === 'paga') return PIX_PAGO;
  if (pix.situacao === 'erro') return { situacao: 'erro' };
  const isOver = pix.situacao === 'pendente' && expiraEm !== null && now >= expiraEm;
  return pix.situacao === 'expirada' || isOver ? { situacao: 'expirado' } : undefined;
}
