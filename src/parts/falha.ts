import type { Codigo } from '#contract/codigo.ts';
import type { Recusa } from '#contract/recusa.ts';
import { foldText } from '#lib/fold-text.ts';
import { type ShowMessage, showMessage } from '#ui/message-queue.ts';
import { openLogIn } from './log-in-state.ts';

/**
 * Why something asked of the server was not done: nobody answered (`isServidor`: the server did, without a word on
 * what it did), the session is over, or its own word. `texto` may be empty.
 */
export type Falha =
  | { kind: 'silencio'; isServidor: boolean }
  | { kind: 'sessao' }
  | { kind: 'recusa'; codigo: Codigo | undefined; titulo: string; texto: string };

/** What a request fails with. */
type Failed =
  | { kind: 'silence' }
  | { kind: 'unbelieved'; status: number; marked: boolean }
  | { kind: 'refused'; status: number; erro: Pick<Recusa, 'Message' | 'Description' | 'Codigo'> };

const SEM_SESSAO = 401;
const NAO_ENCONTRADO = 404;
const FALHA_DO_SERVIDOR = 500;
/** The server is there and asks for patience. */
const MAIS_TARDE = 503;

const NAO_ENCONTRADA = 'Página não encontrada!';

/** A failure as screens tell it. What no server of ours said is silence, but for a page that is not there. */
export function toFalha(error: Failed): Falha {
  if (error.kind === 'silence') return { kind: 'silencio', isServidor: false };
  const { status } = error;
  if (status === SEM_SESSAO && (error.kind === 'refused' || error.marked)) return { kind: 'sessao' };
  const semTexto = status === NAO_ENCONTRADO ? NAO_ENCONTRADA : '';
  if (error.kind === 'unbelieved') {
    const isRecusa = semTexto !== '' || (error.marked && status >= 400 && status < FALHA_DO_SERVIDOR);
    if (!isRecusa) return { kind: 'silencio', isServidor: error.marked };
    return { kind: 'recusa', codigo: undefined, titulo: '', texto: semTexto };
  }
  const { Codigo, Message, Description } = error.erro;
  if (status >= MAIS_TARDE && Codigo !== 'operadora-indisponivel')
    return { kind: 'silencio', isServidor: false };
  return { kind: 'recusa', codigo: Codigo, titulo: Message, texto: Description || semTexto };
}

/** Where a title means what: `conta` are payments, receivables, returns, orders and letters, `loja` is all else. */
export type Area = 'loja' | 'conta';

/** What is said of an act that failed without a word of the server's. */
export const SEM_DETALHE = {
  consultar: 'Houve um erro ao realizar a consulta.',
  alterar: 'Erro ao alterar',
  excluir: 'Houve um erro ao excluir.',
} as const;

/** The kind of box that a title of the server's asks for, however it is accented and written. */
function kindOf(titulo: string, area: Area): ShowMessage['kind'] {
  const word = foldText(titulo).replaceAll('!', '').trim();
  if (word === 'atencao') return 'alert';
  return word === 'info' || (word === 'mensagem' && area === 'conta') ? 'information' : 'error';
}

/** The title and sentence of a refusal, `semDetalhe` where it has none. */
export const recusaWords = (
  recusa: Pick<Recusa, 'Message' | 'Description'> | null,
  semDetalhe: string,
): { title: string; text: string } => ({
  title: recusa?.Message || 'Mensagem',
  text: recusa?.Description || semDetalhe,
});

/** What an act says when it fails: where the server said nothing of it, and where nobody answered. */
export type Palavras = { semDetalhe: string; semResposta: string; area: Area };

/** The box that tells a failure. */
export function falhaMessage(falha: Exclude<Falha, { kind: 'sessao' }>, palavras: Palavras): ShowMessage {
  const { semDetalhe, semResposta, area } = palavras;
  if (falha.kind === 'silencio') {
    return falha.isServidor
      ? { kind: 'error', ...recusaWords(null, semDetalhe) }
      : { kind: 'alert', title: 'Sem sinal', text: semResposta };
  }
  const { titulo, texto } = falha;
  return {
    kind: kindOf(titulo, area),
    ...recusaWords({ Message: titulo, Description: texto }, semDetalhe),
  };
}

/** Says why an act failed; a session that is over is begun again. */
export async function tellFalha(falha: Falha, palavras: Palavras): Promise<void> {
  if (falha.kind === 'sessao') openLogIn();
  else await showMessage(falhaMessage(falha, palavras));
}

const SEM_SINAL = 'Sem sinal. Confira a conexão e tente de novo.';

/** One sentence for a failure that is said in its place; `semDetalhe` where the server gave none. */
export function falhaText(falha: Falha, semDetalhe: string, semResposta = SEM_SINAL): string {
  if (falha.kind === 'sessao') return 'A sessão expirou. Entre de novo para continuar.';
  if (falha.kind === 'recusa') return falha.texto || semDetalhe;
  return falha.isServidor ? semDetalhe : semResposta;
}
