import type { Codigo } from '#contract/codigo.ts';
import type { Erro } from '#contract/erro.ts';
import { foldText } from '#lib/fold-text.ts';
import { openLogIn } from '#parts/log-in-state.ts';
import { type ShowMessage, showMessage } from '#ui/message-queue.ts';

/** Why something asked of the server was not done: nobody answered, the session is over, or its own word. */
export type Falha =
  | { kind: 'silencio' }
  | { kind: 'sessao' }
  | { kind: 'recusa'; codigo: Codigo | undefined; titulo: string; texto: string };

const SEM_SESSAO = 401;
/** The server is there and asks for patience. */
const MAIS_TARDE = 503;

/** A failure in this page's words. What no server of ours said is silence. */
export function toFalha(
  error: { kind: 'silence' | 'unbelieved' } | { kind: 'refused'; status: number; erro: Erro },
): Falha {
  if (error.kind !== 'refused') return { kind: 'silencio' };
  const { status, erro } = error;
  if (status === SEM_SESSAO) return { kind: 'sessao' };
  if (status >= MAIS_TARDE && erro.Codigo !== 'operadora-indisponivel') return { kind: 'silencio' };
  return { kind: 'recusa', codigo: erro.Codigo, titulo: erro.Message, texto: erro.Description };
}

/** Titles of the server's that say what kind of message it is. */
const KINDS: Record<string, ShowMessage['kind']> = { 'atencao!': 'alert', mensagem: 'information' };

function falhaMessage(falha: Exclude<Falha, { kind: 'sessao' }>, semResposta: string): ShowMessage {
  if (falha.kind === 'silencio') return { kind: 'alert', title: 'Sem sinal', text: semResposta };
  const kind = KINDS[foldText(falha.titulo)] ?? 'error';
  return { kind, title: falha.titulo || undefined, text: falha.texto };
}

/** Says why an act failed, `semResposta` where nobody answered; a session that is over is begun again. */
export async function tellFalha(falha: Falha, semResposta: string): Promise<void> {
  if (falha.kind === 'sessao') openLogIn();
  else await showMessage(falhaMessage(falha, semResposta));
}

/** One sentence for a failed reading; `semDetalhe` where the server gave none. */
export function falhaText(falha: Falha, semDetalhe: string): string {
  if (falha.kind === 'silencio') return 'Sem sinal. Confira a conexão e tente de novo.';
  return falha.kind === 'sessao'
    ? 'A sessão expirou. Entre de novo para continuar.'
    : falha.texto || semDetalhe;
}
