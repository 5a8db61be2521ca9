import type { Codigo } from '#contract/wire/codigo.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import { retryAfterMs } from '#lib/backoff.ts';
import { foldText } from '#lib/fold-text.ts';
import { formatWait } from '#lib/format-wait.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type ShowMessage, showMessage } from '#ui/layer/message-queue.ts';

/**
 * The reason why a request was not done: no response, an ended session, or the server's refusal (whose `texto`
 * may be empty). Without a response the outcome is unknown: nothing came, the server failed without words
 * (`isServidor`), or another responded with `texto`.
 */
export type Falha =
  | { kind: 'silencio'; isServidor: boolean; texto?: string }
  | { kind: 'sessao' }
  | { kind: 'recusa'; codigo: Codigo | undefined; titulo: string; texto: string };

/** The error of a failed request. */
type Failed =
  | { kind: 'silence' }
  | { kind: 'unbelieved'; status: number; isOurs: boolean; retryAfter?: string }
  | {
      kind: 'refused';
      status: number;
      erro: Pick<Recusa, 'Message' | 'Description' | 'Codigo'>;
      retryAfter?: string;
    };

const SEM_SESSAO = 401;
const NAO_ENCONTRADO = 404;
const MUITAS = 429;
const FALHA_DO_SERVIDOR = 500;
/** The server is running and asks the client to wait. */
const MAIS_TARDE = 503;

const NAO_ENCONTRADA = 'Página não encontrada!';

/** A proxy or a captive portal replied, not our server. */
export const REDE_RESPONDEU = 'A rede respondeu no lugar do servidor. Confira a conexão e tente de novo.';

/** The request's ids belong to data that the server no longer has. */
const OUTRA_EPOCA =
  'Os dados do servidor voltaram a uma cópia anterior. Nada foi pago nem mudado. O carrinho está sendo lido de novo: confira-o e tente outra vez.';

/** The longest wait that is shown: 24 hours, in milliseconds. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** Returns the text for a status without a sentence from the server; '' if the status means nothing to a user. */
function statusText({ status, retryAfter }: Exclude<Failed, { kind: 'silence' }>, now: number): string {
  const wait = () => formatWait(retryAfterMs(retryAfter ?? null, now, LONGEST_WAIT_MS));
  if (status === NAO_ENCONTRADO) return NAO_ENCONTRADA;
  if (status === MUITAS) return `Muitas tentativas. Tente de novo ${wait()}.`;
  return status === MAIS_TARDE ? `O servidor está ocupado. Tente de novo ${wait()}.` : '';
}

/** The failure for a response that is not our server's: the network replied, or the page was not found. */
const redeFalha = (status: number): Falha =>
  status === NAO_ENCONTRADO
    ? { kind: 'recusa', codigo: undefined, titulo: '', texto: NAO_ENCONTRADA }
    : { kind: 'silencio', isServidor: false, texto: REDE_RESPONDEU };

/** The failure for our server's response without a result. */
const servidorFalha = (texto: string): Falha => ({
  kind: 'silencio',
  isServidor: true,
  ...(texto === '' ? {} : { texto }),
});

/** Returns a failure for the screens; `now` in epoch milliseconds. */
export function toFalha(error: Failed, now = Date.now()): Falha {
  if (error.kind === 'silence') return { kind: 'silencio', isServidor: false };
  const { status } = error;
  if (status === SEM_SESSAO && (error.kind === 'refused' || error.isOurs)) return { kind: 'sessao' };
  if (error.kind === 'unbelieved' && !error.isOurs) return redeFalha(status);
  const semTexto = statusText(error, now);
  if (error.kind === 'unbelieved') {
    const isRecusa = status >= 400 && status < FALHA_DO_SERVIDOR;
    if (!isRecusa) return servidorFalha(semTexto);
    return { kind: 'recusa', codigo: undefined, titulo: '', texto: semTexto };
  }
  const { Codigo, Message, Description } = error.erro;
  const texto = Codigo === 'outra-epoca' ? OUTRA_EPOCA : Description || semTexto;
  if (status >= MAIS_TARDE && Codigo !== 'operadora-indisponivel') return servidorFalha(texto);
  return { kind: 'recusa', codigo: Codigo, titulo: Message, texto };
}

/** The area that gives a title its meaning: `conta` is payments, instalments, returns, orders, letters; else `loja`. */
export type Area = 'loja' | 'conta';

/** The default texts of actions that failed without a text from the server. */
export const SEM_DETALHE = {
  consultar: 'Houve um erro ao realizar a consulta.',
  alterar: 'Erro ao alterar',
  excluir: 'Houve um erro ao excluir.',
} as const;

/** A server's title without accents, case and exclamation marks: 'atencao', 'info', 'mensagem'. */
export const tituloWord = (titulo: string): string => foldText(titulo).replaceAll('!', '').trim();

/** Returns the kind of box for a server's title. */
function kindOf(titulo: string, area: Area): ShowMessage['kind'] {
  const word = tituloWord(titulo);
  if (word === 'atencao') return 'alert';
  return word === 'info' || (word === 'mensagem' && area === 'conta') ? 'information' : 'error';
}

/** Returns a refusal's title and sentence, `semDetalhe` if it has no sentence. */
export const recusaWords = (
  recusa: Pick<Recusa, 'Message' | 'Description'> | null,
  semDetalhe: string,
  semTitulo = 'Mensagem',
): { title: string; text: string } => ({
  title: recusa?.Message || semTitulo,
  text: recusa?.Description || semDetalhe,
});

/** The sentences of a failed act: without words of the server, and without a response. */
export type Palavras = {
  semDetalhe: string;
  semResposta: string;
  /** A remark for an unknown outcome; it follows the other sentences. */
  ressalva?: string;
  area: Area;
};

/** The title of a failure without one. */
function semTituloOf({ semDetalhe, area }: Palavras): string {
  if (area === 'loja') return 'Mensagem';
  return semDetalhe === SEM_DETALHE.consultar ? 'Erro ao consultar' : 'Erro';
}

/** Joins the text of the response and the caveat. */
const withRessalva = (texto: string, ressalva: string): string =>
  ressalva === '' ? texto : `${texto} ${ressalva}`;

/** Returns the message box for a failure. */
export function falhaMessage(falha: Exclude<Falha, { kind: 'sessao' }>, palavras: Palavras): ShowMessage {
  const { semDetalhe, semResposta, ressalva = '', area } = palavras;
  if (falha.kind === 'silencio') {
    if (falha.texto) return { kind: 'alert', title: 'Atenção', text: withRessalva(falha.texto, ressalva) };
    return falha.isServidor
      ? { kind: 'error', ...recusaWords(null, semDetalhe, semTituloOf(palavras)) }
      : { kind: 'alert', title: 'Sem sinal', text: semResposta };
  }
  const { titulo, texto } = falha;
  return {
    kind: kindOf(titulo, area),
    ...recusaWords({ Message: titulo, Description: texto }, semDetalhe, semTituloOf(palavras)),
  };
}

/** Shows why an action failed; opens the sign-in for an expired session. */
export async function tellFalha(falha: Falha, palavras: Palavras): Promise<void> {
  if (falha.kind === 'sessao') openLogIn();
  else await showMessage(falhaMessage(falha, palavras));
}

const TONES = { alert: 'caution', information: 'brand', error: 'negative' } as const;

/** Returns the tone of a notice about a failure; being offline is no error. */
export function falhaTone(falha: Falha, area: Area): 'pending' | 'caution' | 'brand' | 'negative' {
  if (falha.kind === 'silencio') return 'pending';
  const kind = falha.kind === 'recusa' ? kindOf(falha.titulo, area) : 'error';
  return kind === 'alert' || kind === 'information' ? TONES[kind] : TONES.error;
}

/** True for no response at all, neither from the server nor from another machine. */
export const isSemSinal = (falha: Falha): boolean =>
  falha.kind === 'silencio' && !falha.isServidor && falha.texto === undefined;

const SEM_SINAL = 'Sem sinal. Confira a conexão e tente de novo.';

/** Returns a failure's text for a notice; `semDetalhe` if the server gave no sentence. */
export function falhaText(falha: Falha, semDetalhe: string, semResposta = SEM_SINAL, ressalva = ''): string {
  if (falha.kind === 'sessao') return 'A sessão expirou. Entre de novo para continuar.';
  if (falha.kind === 'recusa') return falha.texto || semDetalhe;
  if (falha.texto) return withRessalva(falha.texto, ressalva);
  return falha.isServidor ? semDetalhe : semResposta;
}
