import { FORMA_PIX } from '#contract/pagamento.ts';
import type { Database } from '#server/store/schema.ts';
import { PAGAMENTO_COLUMNS, type PagamentoRow } from './pagamentos.ts';

const MINUTE_MS = 60_000;
/** A charge is left to the request that makes it for so long. */
const COBRANCA_MS = 10 * MINUTE_MS;
/** So long after it was over a Pix may be told to be paid. */
const TARDE_MS = 60 * MINUTE_MS;

/** True while a Pix that is over for us may still be told to be paid. */
export const podeSerTardio = ({ expiraEm }: Pick<PagamentoRow, 'expiraEm'>, now: Date): boolean =>
  expiraEm !== null && expiraEm.getTime() > now.getTime() - TARDE_MS;

/**
 * Tries whose outcome somebody has to ask for, of all users: Pix that can be paid, Pix that were given up or are over
 * and for which money may have come late, and charges that were left without an outcome.
 */
export const listVigiados = (db: Database, now: Date): Promise<PagamentoRow[]> =>
  db
    .selectFrom('pagamento')
    .select(PAGAMENTO_COLUMNS)
    .where((eb) =>
      eb.or([
        eb('situacao', '=', 'pendente'),
        eb('situacao', '=', 'processando').and('criadoEm', '<', new Date(now.getTime() - COBRANCA_MS)),
        eb('idFormaPagamento', '=', FORMA_PIX)
          .and('situacao', 'in', ['cancelado', 'expirado', 'erro'])
          .and('creditadoEm', 'is', null)
          .and('expiraEm', '>', new Date(now.getTime() - TARDE_MS)),
      ]),
    )
    .orderBy('idPagamento')
    .execute();
