import type { Deps } from '#server/http/deps.ts';
import type { PagamentoRow } from './data/pagamentos.ts';
import { podeSerTardio } from './data/pagamentos-vigiados.ts';
import { decisaoDoPix, PIX_PAGO, perguntarPix } from './perguntar-pix.ts';

type Operadora = Pick<Deps, 'pagamentos' | 'queries' | 'clock'>;

const PERDIDOS: readonly string[] = ['expirado', 'erro'];

/** Asks the provider about an order's earlier codes that may still have been paid, and stores such a payment. */
export async function perguntarAnteriores(
  { pagamentos, queries, clock }: Operadora,
  pixes: readonly PagamentoRow[],
): Promise<void> {
  const perdidos = pixes.filter((p) => PERDIDOS.includes(p.situacao) && podeSerTardio(p, clock()));
  await Promise.all(
    perdidos.map(async (pix) => {
      const decisao = decisaoDoPix(await perguntarPix(pagamentos, pix, clock()), pix, clock());
      if (decisao !== undefined) await queries.decidirPagamento(pix.idPagamento, decisao, clock());
    }),
  );
}

const ANTERIORES: readonly string[] = [...PERDIDOS, 'cancelado'];

/**
 * Cancels an order's earlier codes at the provider and stores those that were paid before. False while one of them may
 * still be paid: then a new code must not be made.
 */
export const cancelarAnteriores = (operadora: Operadora, pixes: readonly PagamentoRow[]): Promise<boolean> =>
  cancelar(operadora, pixes, ANTERIORES);

/** The same with the code that may be paid now: the order is to be paid in another way. */
export const cancelarTodos = (operadora: Operadora, pixes: readonly PagamentoRow[]): Promise<boolean> =>
  cancelar(operadora, pixes, [...ANTERIORES, 'pendente']);

async function cancelar(
  { pagamentos, queries, clock }: Operadora,
  pixes: readonly PagamentoRow[],
  situacoes: readonly string[],
): Promise<boolean> {
  const anteriores = pixes.filter((p) => situacoes.includes(p.situacao) && podeSerTardio(p, clock()));
  const cancelados = await Promise.all(
    anteriores.map(async ({ idPagamento, referencia }) => {
      const cancelamento = await pagamentos.cancelarPix(referencia);
      if (cancelamento === 'paga') await queries.decidirPagamento(idPagamento, PIX_PAGO, clock());
      return cancelamento !== 'desconhecida';
    }),
  );
  return cancelados.every(Boolean);
}
