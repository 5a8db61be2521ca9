import { autorizacaoNome, espelhoNome } from '#domain/returns/papel.ts';
import { temAutorizacao, temEspelho } from '#domain/returns/regras.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { requestAutorizacao, requestEspelho } from './queries-arquivos.ts';

const PAPEIS = {
  espelho: {
    tem: temEspelho,
    recusa: 'A situação da devolução selecionada não permite a impressão do espelho.',
    aguarde: 'Buscando o espelho...',
    semResposta: 'O espelho é feito pelo servidor: sem sinal ele não pode ser baixado.',
    request: requestEspelho,
    nomeOf: espelhoNome,
  },
  autorizacao: {
    tem: temAutorizacao,
    recusa: 'A situação da devolução selecionada não permite a impressão da autorização de coleta.',
    aguarde: 'Buscando a autorização de coleta...',
    semResposta: 'A autorização de coleta é feita pelo servidor: sem sinal ela não pode ser baixada.',
    request: requestAutorizacao,
    nomeOf: autorizacaoNome,
  },
} as const;

/** A document of a return. */
export type Papel = keyof typeof PAPEIS;

/** Why a return does not have a document; null where it has. */
export const recusaPapel = (papel: Papel, { idDevolucaoVenda, idSituacao }: DevolucaoAqui): string | null =>
  PAPEIS[papel].tem(idSituacao) && idDevolucaoVenda !== null ? null : PAPEIS[papel].recusa;

/** Downloads a document of a return, or shows why there is none. */
export async function baixarPapel(papel: Papel, devolucao: DevolucaoAqui): Promise<void> {
  const { recusa, aguarde, semResposta, request, nomeOf } = PAPEIS[papel];
  const { idDevolucaoVenda } = devolucao;
  if (recusaPapel(papel, devolucao) !== null || idDevolucaoVenda === null) {
    await showMessage({ kind: 'alert', text: recusa });
    return;
  }
  const close = showWaiting(aguarde);
  const reply = await request(idDevolucaoVenda).finally(close);
  if (reply.ok) {
    saveBlob(nomeOf(idDevolucaoVenda), reply.value);
    showToast({ text: 'O download deve iniciar em instantes.' });
  } else await tellFalha(reply.error, { semDetalhe: SEM_DETALHE.consultar, semResposta, area: 'conta' });
}
