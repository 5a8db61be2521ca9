import { FORMA_CARTAO } from '#contract/payment/pagamento.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Deps } from '#server/http/deps.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { Cobranca } from '#server/provider/port.ts';
import {
  insertPagamento,
  listTentativas,
  type PagamentoRow,
  type PedidoAPagar,
  putParcelas,
} from './data/pagamentos.ts';
import type { CartaoConferido } from './pagamento-cartoes.ts';
import { emProcessamento } from './pagamento-recusas.ts';

/** The provider's findings about charges without an outcome. */
export type Achados = {
  /** By `idPagamento`: the charge was never made, or its outcome is still unknown. */
  readonly semDecisao: ReadonlyMap<number, 'inexistente' | 'desconhecida'>;
  /** The orders whose charge now has an outcome. */
  readonly decididos: ReadonlySet<number>;
  /** The orders whose charge is unknown to the provider. */
  readonly naoFeitos: ReadonlySet<number>;
};

/** A charge that is stored and not made yet. */
export type CobrancaReservada = {
  readonly pagamento: PagamentoRow;
  readonly pedido: PedidoAPagar;
  readonly cartao: CartaoConferido;
};

/** After this time a stored charge is certainly no longer on its way. */
const A_CAMINHO_MS = 2 * 60_000;

export const semOperadora = (): Recusa =>
  recusa(
    'operadora-indisponivel',
    'Não foi possível estabelecer a conexão com a operadora de cartão de crédito.',
  );

/** Asks for the outcome of pending charges, before their orders are handled further. */
export async function consultarCobrancas(
  { queries, pagamentos, clock }: Deps,
  pendentes: readonly PagamentoRow[],
): Promise<Achados> {
  const semDecisao = new Map<number, 'inexistente' | 'desconhecida'>();
  const decididos = new Set<number>();
  const naoFeitos = new Set<number>();
  for (const { idPagamento, idPrePedido, situacao, referencia } of pendentes) {
    if (situacao !== 'processando') continue;
    const cobranca = await pagamentos.consultarCartao(referencia);
    if (cobranca.situacao === 'inexistente' || cobranca.situacao === 'desconhecida') {
      semDecisao.set(idPagamento, cobranca.situacao);
      if (cobranca.situacao === 'inexistente') naoFeitos.add(idPrePedido);
    } else {
      await decide({ queries, clock }, idPagamento, cobranca);
      decididos.add(idPrePedido);
    }
  }
  return { semDecisao, decididos, naoFeitos };
}

/**
 * Stores a charge before it is made, so that its outcome can always be looked up. A charge that was never made is sent
 * again under its own name, which the provider charges once even if the first request still arrives.
 */
export async function reservarCobranca(
  user: Scope,
  novo: { pedido: PedidoAPagar; cartao: CartaoConferido; referencia: string; now: Date },
  { semDecisao }: Achados,
): Promise<Result<CobrancaReservada, Recusa>> {
  const { pedido, cartao, referencia, now } = novo;
  const { idPrePedido } = pedido;
  const { valor, parcelas } = cartao;
  const [vivo] = (await listTentativas(user, [idPrePedido])).filter((p) =>
    ['pendente', 'processando', 'pago'].includes(p.situacao),
  );
  if (vivo === undefined) {
    const pagamento = await insertPagamento(user, {
      idPrePedido,
      valor,
      parcelas,
      referencia,
      idFormaPagamento: FORMA_CARTAO,
      situacao: 'processando',
      criadoEm: now,
      expiraEm: null,
    });
    return ok({ pagamento, pedido, cartao });
  }
  const achado = semDecisao.get(vivo.idPagamento);
  if (achado === 'desconhecida') return fail(semOperadora());
  const isSame = vivo.valor === valor && vivo.parcelas === parcelas;
  const isLost = now.getTime() - vivo.criadoEm.getTime() > A_CAMINHO_MS;
  if (achado !== 'inexistente' || !(isSame || isLost)) return fail(emProcessamento());
  await putParcelas(user, vivo.idPagamento, { valor, parcelas });
  return ok({ pagamento: { ...vivo, valor, parcelas }, pedido, cartao });
}

/** Makes the charges, outside any transaction, and stores each outcome as soon as it is known. */
export async function fazerCobrancas(deps: Deps, reservadas: readonly CobrancaReservada[]): Promise<void> {
  for (const { pagamento, pedido, cartao } of reservadas) {
    const { referencia, valor, parcelas, idPagamento } = pagamento;
    const { idPessoaFilial } = pedido;
    const nova = { referencia, valor, parcelas, idPessoaFilial, cartao: cartao.cartao };
    await decide(deps, idPagamento, await deps.pagamentos.cobrarCartao(nova));
  }
}

async function decide(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  idPagamento: number,
  cobranca: Cobranca,
): Promise<void> {
  if (cobranca.situacao === 'desconhecida') return;
  const decisao =
    cobranca.situacao === 'paga'
      ? ({ situacao: 'pago', autorizacao: cobranca.autorizacao } as const)
      : ({ situacao: 'recusado', mensagem: cobranca.mensagem } as const);
  await queries.decidirPagamento(idPagamento, decisao, clock());
}
