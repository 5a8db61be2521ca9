import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { Deps } from '#server/http/deps.ts';
import { createTurns, type Turns } from '#server/http/gates/turns.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import type { Decisao } from './data/decidir-pagamento.ts';
import type { PagamentoRow } from './data/pagamentos.ts';
import { isRecente } from './data/pagamentos-vigiados.ts';
import { decisaoDoPix, PIX_PAGO, perguntarPix } from './perguntar-pix.ts';

type Vigia = Pick<Deps, 'pagamentos' | 'clock'> & {
  readonly queries: Pick<Deps['queries'], 'takeVigiados' | 'decidirPagamento'>;
};

const NAO_CHEGOU = 'O pagamento não chegou à operadora do cartão e nada foi cobrado. Tente de novo.';

/** Tries that one process asks for at the same time, so that a slow provider delays the others little. */
const AO_MESMO_TEMPO = 20;

/** How long a decision waits for the others of its round. */
const LONGEST_MS = 120_000;

/** Decisions stored at once: each holds a database connection, and requests need the others. */
const DECISOES = 3;

/**
 * Asks the provider about every payment try that is due, so a payment counts even if no page is open. If one request
 * fails, the other tries are still asked about. Processes may do this at the same time: each try is taken by one.
 * @throws the first failure, after all were asked.
 */
export async function vigiarPagamentos(vigia: Vigia, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const turns = createTurns({
    atOnce: DECISOES,
    perName: DECISOES,
    deep: AO_MESMO_TEMPO,
    waitMs: LONGEST_MS,
  });
  while (signal?.aborted !== true) {
    const rows = await vigia.queries.takeVigiados(vigia.clock(), AO_MESMO_TEMPO);
    if (rows === undefined) break;
    const asked = await Promise.allSettled(rows.map((row) => ask(vigia, row, turns)));
    failures.push(...asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}

async function ask({ queries, pagamentos, clock }: Vigia, row: PagamentoRow, turns: Turns): Promise<void> {
  const decisao = await decisaoOf(pagamentos, row, clock());
  if (decisao === undefined) return;
  const end = await turns.take('');
  // It waited too long: the next round asks the provider again.
  if (end === undefined) return;
  try {
    await queries.decidirPagamento(row.idPagamento, decisao, clock());
  } finally {
    end();
  }
}

async function decisaoOf(pagamentos: Pagamentos, row: PagamentoRow, now: Date): Promise<Decisao | undefined> {
  if (row.idFormaPagamento === FORMA_PIX) {
    // A code given up on our side is ended at the provider too; that also reveals an earlier payment.
    if (row.situacao === 'cancelado') {
      return (await pagamentos.cancelarPix(row.referencia)) === 'paga' ? PIX_PAGO : undefined;
    }
    return decisaoDoPix(await perguntarPix(pagamentos, row, now), row, now);
  }
  const cobranca = await pagamentos.consultarCartao(row.referencia);
  switch (cobranca.situacao) {
    case 'paga':
      return { situacao: 'pago', autorizacao: cobranca.autorizacao };
    case 'recusada':
      return { situacao: 'recusado', mensagem: cobranca.mensagem };
    case 'inexistente':
      if (isRecente(row, now)) return undefined;
      return { situacao: 'recusado', mensagem: NAO_CHEGOU };
    case 'desconhecida':
      return undefined;
  }
}
