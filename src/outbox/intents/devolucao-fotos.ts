import { cadastrarAnexo, excluirAnexo } from '#contract/returns/devolucao-anexos.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import type { DevolucaoFotoExcluirIntent, DevolucaoFotoIntent } from '#vault/devolucao-intents.ts';
import { COMMON, withId } from './devolucoes.ts';
import type { Kind } from './kind.ts';

export const devolucaoFoto: Kind<DevolucaoFotoIntent> = {
  ...COMMON,
  isBarrier: false,
  changesLists: false,
  isOptional: true,
  resolve: (_row, intent) =>
    withId(intent, (idDevolucaoEletronica) => ({
      kind: 'call',
      call: {
        method: 'POST',
        path: cadastrarAnexo.path,
        query: {},
        body: JSON.stringify({ idDevolucaoEletronica: String(idDevolucaoEletronica), idAnexo: intent.foto }),
        foto: intent.foto,
      },
    })),
};

export const devolucaoFotoExcluir: Kind<DevolucaoFotoExcluirIntent> = {
  ...COMMON,
  isBarrier: false,
  isOptional: true,
  resolve: (_row, intent) =>
    withId(intent, (idDevolucaoEletronica) =>
      freeze(toWire(excluirAnexo, { query: { idDevolucaoEletronica, idAnexo: intent.foto } })),
    ),
};
