import type { Pagamentos, Pix } from '#server/payments/port.ts';
import type { Decisao } from '#server/store/queries/decidir-pagamento.ts';
import type { PagamentoRow } from '#server/store/queries/pagamentos.ts';

const EXPIRADA: Pix = { situacao: 'expirada', copiaECola: '' };

/** Asks the provider for a Pix that we wrote down; one whose making was not answered is asked for again, under its id. */
export async function perguntarPix(
  pagamentos: Pagamentos,
  { referencia: txid, valor, expiraEm, idPrePedido, copiaECola }: PagamentoRow,
  now: Date,
): Promise<Pix> {
  if (copiaECola !== null || expiraEm === null) return await pagamentos.consultarPix(txid);
  // Nobody ever saw its code.
  if (now >= expiraEm) return EXPIRADA;
  return await pagamentos.criarPix({ txid, valor, expiraEm, idPrePedido });
}

/** What the provider's answer decides of a Pix; undefined while it may still be paid. */
export function decisaoDoPix(pix: Pix, { expiraEm }: PagamentoRow, now: Date): Decisao | undefined {
  if (pix.situacao === 'paga') return { situacao: 'pago', autorizacao: null };
  if (pix.situacao === 'erro') return { situacao: 'erro' };
  const isOver = pix.situacao === 'pendente' && expiraEm !== null && now >= expiraEm;
  return pix.situacao === 'expirada' || isOver ? { situacao: 'expirado' } : undefined;
}
