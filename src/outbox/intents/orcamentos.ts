import { guardarOrcamento, marcarOrcamento } from '#contract/orders/orcamento.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { detalheOf } from '#domain/cart/linha.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { freeze } from '#outbox/freeze.ts';
import {
  laneOfOrcamento,
  type OrcamentoIntent,
  type OrcamentoMarcaIntent,
} from '#vault/orcamento-intents.ts';
import type { Kind } from './kind.ts';

const COMMON = {
  lane: laneOfOrcamento,
  needsCarrinho: false,
  changesLists: true,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' as const }),
};

/** A quotation to keep. Marks on it wait for it. */
export const orcamento: Kind<OrcamentoIntent> = {
  ...COMMON,
  isBarrier: true,
  resolve: ({ idPessoaCliente, at }, intent) => {
    const { codigoLocal, observacao, validadeDias, grupos, linhas, semIndisponiveis } = intent;
    return freeze(
      toWire(guardarOrcamento, {
        body: {
          idPessoaCliente,
          codigoLocal,
          // The validity counts from the time of the user's act, which may be long before the server receives it.
          feitoEm: toBusinessInstant(new Date(at)),
          validadeDias,
          observacao,
          grupos: grupos.map(
            ({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo, totalVisto, idPagamentoVisto }) => ({
              idPessoaFilial,
              idCondicao,
              idCarrinhoGrupoTipo,
              totalVisto,
              ...(idPagamentoVisto !== undefined && { idPagamentoVisto }),
            }),
          ),
          linhas: linhas.map(({ idItem, idItemTipo, idCondicao, quantidade, ...linha }) => ({
            idItem,
            idItemTipo,
            idCondicao,
            quantidade,
            ...detalheOf(linha),
          })),
          ...(semIndisponiveis && { semIndisponiveis }),
        },
      }),
    );
  },
};

/** A mark on a quotation. */
export const orcamentoSituacao: Kind<OrcamentoMarcaIntent> = {
  ...COMMON,
  isBarrier: false,
  resolve: ({ idPessoaCliente, at }, { idPrePedido, codigoLocal, situacao }) =>
    freeze(
      toWire(marcarOrcamento, {
        body: {
          idPessoaCliente,
          ...(idPrePedido !== null && { idPrePedido }),
          ...(codigoLocal !== null && { codigoLocal }),
          situacao,
          em: toBusinessInstant(new Date(at)),
        },
      }),
    ),
};
