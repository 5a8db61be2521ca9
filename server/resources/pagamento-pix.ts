import { FORMA_PIX } from '#contract/pagamento.ts';
import {
  type CobrancaPix,
  consultarCobrancaPix,
  consultarIntegracaoPix,
  gerarCobrancaPix,
  PIX_DISPONIVEL,
  PIX_PAGO,
  PIX_PENDENTE,
  PIX_PROBLEMA,
} from '#contract/pagamento-pix.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import type { PagamentoRow } from '#server/store/queries/pagamentos.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { naoPermitido, pedidoNaoEncontrado } from './pagamento-recusas.ts';
import { decisaoDoPix, perguntarPix } from './perguntar-pix.ts';

const VALIDADE_MS = 30 * 60_000;
const PIX_INDISPONIVEL = 1;

/** A Pix that can be paid, was paid, or that the customer is told is over. One given up on our side is none. */
const MOSTRADAS: readonly string[] = ['pendente', 'pago', 'expirado', 'erro'];
const VIVAS: readonly string[] = ['pendente', 'pago'];

/** The Pix of an order. */
export const pagamentoPixRoutes: readonly Route[] = [
  sessionRoute(consultarCobrancaPix, ({ user, query }, deps) =>
    answerPix(user, query.idPrePedido, deps, (newest) => MOSTRADAS.includes(newest.situacao)),
  ),
  sessionRoute(gerarCobrancaPix, ({ user, query }, deps) =>
    answerPix(user, query.idPrePedido, deps, (newest) => VIVAS.includes(newest.situacao)),
  ),
  sessionRoute(consultarIntegracaoPix, async () => ok({ imagem: null })),
];

/** An order's newest Pix, or a new one unless `isGood` says that the newest will do. */
async function answerPix(
  user: UserQueries,
  idPrePedido: number,
  deps: Deps,
  isGood: (newest: PagamentoRow) => boolean,
): Promise<Result<CobrancaPix, Recusa>> {
  const readNewest = async (from: UserQueries) =>
    (await from.listTentativas([idPrePedido])).find((p) => p.idFormaPagamento === FORMA_PIX);
  const asked = async (pix: PagamentoRow) => {
    const isDisponivel = await ask(user, pix, deps);
    return { pix: (await readNewest(user)) ?? pix, isDisponivel };
  };
  const newest = await readNewest(user);
  if (newest !== undefined && isGood(newest)) {
    const answer = await asked(newest);
    // What the provider says may have ended it just now.
    if (isGood(answer.pix)) return ok(toCobranca(answer));
  }
  const made = await deps.queries.transact(user.idUsuario, (trx) =>
    makePix(trx, idPrePedido, deps, async () => {
      const other = await readNewest(trx);
      return other !== undefined && isGood(other) ? other : undefined;
    }),
  );
  return made.ok ? ok(toCobranca(await asked(made.value))) : made;
}

async function makePix(
  user: UserQueries,
  idPrePedido: number,
  { newId, clock }: Deps,
  findGood: () => Promise<PagamentoRow | undefined>,
): Promise<Result<PagamentoRow, Recusa>> {
  const pedido = await user.lockPedidoAPagar(idPrePedido);
  if (pedido === undefined) return fail(pedidoNaoEncontrado());
  const good = await findGood();
  if (good !== undefined) return ok(good);
  if (!pedido.aguarda || pedido.idFormaPagamento !== FORMA_PIX) return fail(naoPermitido());
  const now = clock();
  return ok(
    await user.insertPagamento({
      idPrePedido,
      idFormaPagamento: FORMA_PIX,
      valor: pedido.valor,
      parcelas: 1,
      situacao: 'pendente',
      referencia: newId().replaceAll('-', ''),
      criadoEm: now,
      expiraEm: new Date(now.getTime() + VALIDADE_MS),
    }),
  );
}

/** Takes note of what the provider says of a Pix; false when it cannot be paid because nobody makes its code. */
async function ask(user: UserQueries, pix: PagamentoRow, deps: Deps): Promise<boolean> {
  if (pix.situacao !== 'pendente') return true;
  const { pagamentos, queries, clock } = deps;
  const answer = await perguntarPix(pagamentos, pix, clock());
  if (pix.copiaECola === null && answer.copiaECola !== '') {
    await user.putCodigoPix(pix.idPagamento, answer.copiaECola);
  }
  const decisao = decisaoDoPix(answer, pix, clock());
  if (decisao !== undefined) await queries.decidirPagamento(pix.idPagamento, decisao, clock());
  return answer.situacao !== 'indisponivel' || pix.copiaECola !== null;
}

function toCobranca({ pix, isDisponivel }: { pix: PagamentoRow; isDisponivel: boolean }): CobrancaPix {
  const { situacao, copiaECola, criadoEm, expiraEm, valor } = pix;
  const naoPaga = situacao === 'pendente' ? PIX_PENDENTE : PIX_PROBLEMA;
  return {
    idIntegracaoApiSituacao: isDisponivel ? PIX_DISPONIVEL : PIX_INDISPONIVEL,
    idIntegracaoApiCobrancaPixTransacaoSituacao: situacao === 'pago' ? PIX_PAGO : naoPaga,
    textoImagemQRCode: copiaECola ?? '',
    dataHoraCriacao: toBusinessInstant(criadoEm),
    dataHoraExpiracaoCobranca: toBusinessInstant(expiraEm ?? criadoEm),
    valor,
  };
}
