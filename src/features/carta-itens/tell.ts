import { SEM_DETALHE, tellFalha, tituloWord } from '#parts/failure/falha.ts';
import type { AtoFalhou } from '#parts/letters/ato.ts';
import { showMessage } from '#ui/layer/message-queue.ts';

const GERADA = 'Carta de correção gerada com sucesso';
const ENVIADA = 'A carta de correção foi enviada para aprovação.';
const NAO_FEITO = 'O servidor não respondeu, e a carta de correção não mudou. Tente de novo.';
const ABERTA = 'O servidor não respondeu, e a carta de correção continua aberta. Confirme de novo.';
const NAO_SE_SABE =
  'Sem resposta do servidor: não se sabe se a carta de correção mudou. Tente de novo quando o sinal voltar: a mudança é feita uma vez só.';

type Palavras = { readonly titulo: string; readonly semDetalhe: string };

/** Shows why an act on a letter failed; 'Atenção!' has the act's own title. */
async function tell({ falha }: AtoFalhou, { titulo, semDetalhe }: Palavras): Promise<void> {
  if (falha.kind === 'recusa' && tituloWord(falha.titulo) === 'atencao') {
    await showMessage({ kind: 'alert', title: titulo, text: falha.texto || semDetalhe });
  } else await tellFalha(falha, { semDetalhe, semResposta: NAO_SE_SABE, area: 'conta' });
}

/** Shows why a corrected lot was not written. */
export const tellGravacao = (failed: AtoFalhou): Promise<void> =>
  tell(failed, { titulo: 'Falha ao alterar situação da carta de correção', semDetalhe: SEM_DETALHE.alterar });

/** Shows why a corrected lot was not removed. */
export const tellExclusao = (failed: AtoFalhou): Promise<void> =>
  tell(failed, { titulo: 'Falha ao excluir item da carta de correção', semDetalhe: SEM_DETALHE.excluir });

/** Shows that a change without an answer was not made. */
export const tellNaoFeito = (): Promise<void> => showMessage({ kind: 'alert', text: NAO_FEITO });

/** Shows that a letter waits for approval; true: it is no longer open. */
export async function tellEnviada(description: string): Promise<true> {
  await showMessage({ kind: 'information', text: description || ENVIADA });
  return true;
}

/** Shows the reply of a confirmation; true: the letter is no longer open. */
export async function tellGerada(reply: { Message: string; Description: string }): Promise<true> {
  if (tituloWord(reply.Message) === 'info') return tellEnviada(reply.Description);
  await showMessage({ kind: 'success', title: 'Concluído', text: GERADA });
  return true;
}

/** Shows that a confirmation without an answer was not made; false: the letter is open. */
export async function tellAberta(): Promise<false> {
  await showMessage({ kind: 'alert', text: ABERTA });
  return false;
}

/** Shows why a letter was not confirmed. 'Info' is no failure: the letter waits for approval, and it is true. */
export async function tellProcessamento(failed: AtoFalhou): Promise<boolean> {
  const { falha } = failed;
  if (falha.kind === 'recusa' && tituloWord(falha.titulo) === 'info') return tellEnviada(falha.texto);
  const titulo = 'Falha ao processar carta de correção';
  await tell(failed, { titulo, semDetalhe: 'Houve um erro ao realizar a consulta.' });
  return false;
}
