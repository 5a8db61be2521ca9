import { millisecondsInMinute } from 'date-fns/constants';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import {
  type CobrancaPix,
  consultarCobrancaPix,
  consultarIntegracaoPix,
  gerarCobrancaPix,
  PIX_DISPONIVEL,
  PIX_PAGO,
  PIX_PENDENTE,
  PIX_PROBLEMA,
} from '#contract/payment/pagamento-pix.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readValoresDe } from '#server/db/parametros.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Deps } from '#server/http/deps.ts';
import { withMarca } from '#server/http/marca.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { aceitarPoliticas } from './aceitar-politicas.ts';
import {
  insertPagamento,
  listTentativas,
  lockPedidoAPagar,
  type PagamentoRow,
  putCodigoPix,
} from './data/pagamentos.ts';
import { naoEspera, pedidoNaoEncontrado, pixNaoCancelado } from './pagamento-recusas.ts';
import { decisaoDoPix, perguntarPix } from './perguntar-pix.ts';
import { cancelarAnteriores, perguntarAnteriores } from './pix-anteriores.ts';

const PIX_INDISPONIVEL = 1;

/** A Pix that can be paid, was paid, or is shown as expired. One given up on our side is not shown. */
const MOSTRADAS: readonly string[] = ['pendente', 'pago', 'expirado', 'erro'];
const VIVAS: readonly string[] = ['pendente', 'pago'];

/** The Pix of an order. */
export const pagamentoPixRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarCobrancaPix, ({ user, query }, deps) =>
      answerPix(user, query.idPrePedido, deps, (newest) => MOSTRADAS.includes(newest.situacao)),
    ),
  ),
  withMarca(
    sessionRoute(gerarCobrancaPix, async ({ user, query: { idPrePedido, politicaAceite } }, deps) => {
      if (politicaAceite) {
        await deps.queries.transact(user.idUsuario, (trx) => aceitarPoliticas(trx, idPrePedido));
      }
      return await answerPix(user, idPrePedido, deps, (newest) => VIVAS.includes(newest.situacao));
    }),
  ),
  sessionRoute(consultarIntegracaoPix, async (_, { pagamentos }) =>
    ok({ imagem: pagamentos.imagens?.pix ?? null }),
  ),
];

/** All Pix tries of an order, newest first. */
export const listPixes = async (user: Scope, idPrePedido: number): Promise<PagamentoRow[]> =>
  (await listTentativas(user, [idPrePedido])).filter((p) => p.idFormaPagamento === FORMA_PIX);

/** The Pix that paid an order, otherwise its newest one. */
async function readAtual(user: Scope, idPrePedido: number): Promise<PagamentoRow | undefined> {
  const pixes = await listPixes(user, idPrePedido);
  return pixes.find((p) => p.situacao === 'pago') ?? pixes[0];
}

/**
 * The Pix that paid an order, otherwise its newest one, or a new one unless `isGood` accepts it. Earlier codes are
 * asked about too, as one of them may have been paid, and are cancelled before a new one is made.
 */
async function answerPix(
  user: Scope,
  idPrePedido: number,
  deps: Deps,
  isGood: (atual: PagamentoRow) => boolean,
): Promise<Result<CobrancaPix, Recusa>> {
  const asked = async (pix: PagamentoRow) => {
    const isDisponivel = await ask(user, pix, deps);
    return { pix: (await readAtual(user, idPrePedido)) ?? pix, isDisponivel };
  };
  const atual = await readAtual(user, idPrePedido);
  if (atual !== undefined && isGood(atual)) {
    if (atual.situacao !== 'pago') await perguntarAnteriores(deps, await listPixes(user, idPrePedido));
    const answer = await asked(atual);
    // The provider's response may have ended it just now.
    if (isGood(answer.pix)) return ok(toCobranca(answer));
  }
  if (!(await cancelarAnteriores(deps, await listPixes(user, idPrePedido)))) return fail(pixNaoCancelado());
  const made = await deps.queries.transact(user.idUsuario, (trx) =>
    makePix(trx, idPrePedido, deps, async () => {
      const other = await readAtual(trx, idPrePedido);
      return other !== undefined && isGood(other) ? other : undefined;
    }),
  );
  return made.ok ? ok(toCobranca(await asked(made.value))) : made;
}

async function makePix(
  user: Scope,
  idPrePedido: number,
  { newId, clock }: Deps,
  findGood: () => Promise<PagamentoRow | undefined>,
): Promise<Result<PagamentoRow, Recusa>> {
  const pedido = await lockPedidoAPagar(user, idPrePedido);
  if (pedido === undefined) return fail(pedidoNaoEncontrado());
  const good = await findGood();
  if (good !== undefined) return ok(good);
  if (!pedido.aguarda || pedido.idFormaPagamento !== FORMA_PIX)
    return fail(await naoEspera(user, idPrePedido));
  const now = clock();
  const { pixValidadeMinutos } = await readValoresDe(user.db, ['pixValidadeMinutos']);
  return ok(
    await insertPagamento(user, {
      idPrePedido,
      idFormaPagamento: FORMA_PIX,
      valor: pedido.valor,
      parcelas: 1,
      situacao: 'pendente',
      referencia: newId().replaceAll('-', ''),
      criadoEm: now,
      expiraEm: new Date(now.getTime() + Number(pixValidadeMinutos) * millisecondsInMinute),
    }),
  );
}

/** Stores the provider's status of a Pix; false when it cannot be paid because the provider makes no code. */
async function ask(user: Scope, pix: PagamentoRow, deps: Deps): Promise<boolean> {
  if (pix.situacao !== 'pendente') return true;
  const { pagamentos, queries, clock } = deps;
  const answer = await perguntarPix(pagamentos, pix, clock());
  if (pix.copiaECola === null && answer.copiaECola !== '') {
    await putCodigoPix(user, pix.idPagamento, answer.copiaECola);
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
