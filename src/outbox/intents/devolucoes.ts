import {
  alterarSituacaoDevolucao,
  cadastrarDevolucao,
  cadastrarItemParcial,
  excluirDevolucao,
  excluirItemParcial,
  finalizarDevolucao,
} from '#contract/returns/devolucao-mudancas.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { freeze, type Resolved } from '#outbox/freeze.ts';
import {
  type DevolucaoCriarIntent,
  type DevolucaoExcluirIntent,
  type DevolucaoFinalizarIntent,
  type DevolucaoIntent,
  type DevolucaoItemExcluirIntent,
  type DevolucaoItemIntent,
  type DevolucaoMudancaIntent,
  type DevolucaoSituacaoIntent,
  laneOfDevolucao,
} from '#vault/devolucao-intents.ts';
import type { Kind } from './kind.ts';

/** The rules that all changes of returns share. */
export const COMMON = {
  lane: (_idPessoaCliente: number, { devolucao }: DevolucaoIntent) => laneOfDevolucao(devolucao),
  needsCarrinho: false,
  changesLists: true,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' as const }),
};

/** Refuses a change of a return whose id is not known: it was never made, or the server was restored since. */
const UNKNOWN: Resolved = {
  kind: 'refused',
  codigo: 'nao-encontrado',
  description: 'Esta devolução não está no servidor.',
};

/** The call of a change by the id of its return; a refusal without one. */
export const withId = (
  { idDevolucao }: DevolucaoMudancaIntent,
  resolve: (idDevolucao: number) => Resolved,
): Resolved => (idDevolucao === undefined ? UNKNOWN : resolve(idDevolucao));

const withCall = (
  intent: DevolucaoMudancaIntent,
  call: (idDevolucao: number) => Parameters<typeof freeze>[0],
): Resolved => withId(intent, (idDevolucao) => freeze(call(idDevolucao)));

export const devolucaoCriar: Kind<DevolucaoCriarIntent> = {
  ...COMMON,
  isBarrier: true,
  resolve: ({ at, idPessoaCliente }, { nota, isTotal, idDevolucaoMotivo, notaEletronica, observacoes }) =>
    freeze(
      toWire(cadastrarDevolucao, {
        body: {
          IdPessoaDestinatario: idPessoaCliente,
          IdPessoaFilial: nota.idPessoaEmitente,
          IdNotaFiscal: nota.idTitulo,
          DevolucaoTotal: isTotal,
          IdMotivoDevolucao: idDevolucaoMotivo,
          UtilizaNotaFiscalCliente: true,
          NotaFiscalClienteEletronica: notaEletronica,
          Observacoes: observacoes,
          Desktop: false,
          // Without a signal it is long before the server receives it, and decides whether it was in term.
          feitoEm: toBusinessInstant(new Date(at)),
        },
      }),
    ),
};

export const devolucaoItem: Kind<DevolucaoItemIntent> = {
  ...COMMON,
  isBarrier: false,
  changesLists: false,
  resolve: (_row, intent) =>
    withCall(intent, (IdDevolucaoEletronica) => {
      const { item } = intent;
      return toWire(cadastrarItemParcial, {
        body: {
          IdDevolucaoEletronica,
          Produto: { IdProduto: item.idProduto },
          Titulo: { IDTitulo: intent.idTitulo },
          TituloItemLote: { Lote: item.lote, DataVencimento: item.dataVencimento },
          DevolucaoMotivo: { IdDevolucaoMotivo: item.idDevolucaoMotivo },
          QtdDevolvida: item.quantidade,
          ItemLote: { Quantidade: item.quantidade },
        },
      });
    }),
};

export const devolucaoItemExcluir: Kind<DevolucaoItemExcluirIntent> = {
  ...COMMON,
  isBarrier: false,
  resolve: (_row, intent) =>
    withCall(intent, (IdDevolucaoEletronica) =>
      toWire(excluirItemParcial, {
        body: {
          IdDevolucaoEletronica,
          IdProduto: intent.idProduto,
          IdTitulo: intent.idTitulo,
          Lote: intent.lote,
        },
      }),
    ),
};

export const devolucaoFinalizar: Kind<DevolucaoFinalizarIntent> = {
  ...COMMON,
  isBarrier: true,
  resolve: (_row, intent) =>
    withCall(intent, (idDevolucaoEletronica) => {
      const linhas = intent.itens.map(({ idProduto, lote, quantidade, idDevolucaoMotivo }) => ({
        idProduto,
        lote,
        quantidade,
        idDevolucaoMotivo,
      }));
      return toWire(finalizarDevolucao, { query: { idDevolucaoEletronica }, body: { linhas } });
    }),
};

export const devolucaoExcluir: Kind<DevolucaoExcluirIntent> = {
  ...COMMON,
  isBarrier: true,
  // A return that the server does not have is deleted.
  resolve: (_row, intent) =>
    intent.idDevolucao === undefined
      ? { kind: 'nothing' }
      : withCall(intent, (idDevolucaoEletronica) =>
          toWire(excluirDevolucao, { query: { idDevolucaoEletronica, vista: intent.vista } }),
        ),
};

export const devolucaoSituacao: Kind<DevolucaoSituacaoIntent> = {
  ...COMMON,
  isBarrier: false,
  resolve: (_row, intent) =>
    withCall(intent, (idDevolucaoEletronica) =>
      toWire(alterarSituacaoDevolucao, {
        query: { idDevolucaoEletronica, idSituacaoNova: intent.idSituacao },
      }),
    ),
};
