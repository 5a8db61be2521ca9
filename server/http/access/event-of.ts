/** Events that reveal an attack, or trace a user. */
export type AccessEvent =
  | 'log-in'
  | 'log-in-failed'
  | 'log-out'
  | 'session-ended'
  | 'password-changed'
  | 'password-wrong'
  | 'recovery-asked'
  | 'recovery-used'
  | 'recovery-refused'
  | 'access-refused'
  | 'limit';

/** By the call's name and the status of its response. */
const EVENTS: Readonly<Record<string, Readonly<Record<number, AccessEvent>>>> = {
  login: { 200: 'log-in', 401: 'log-in-failed' },
  logout: { 200: 'log-out' },
  encerrarSessaoDeixada: { 200: 'session-ended' },
  encerrarSessao: { 200: 'session-ended' },
  encerrarOutrasSessoes: { 200: 'session-ended' },
  alterarSenha: { 200: 'password-changed', 422: 'password-wrong' },
  recuperarSenha: { 200: 'recovery-asked' },
  consultarLinkSenha: { 410: 'recovery-refused' },
  redefinirSenha: { 200: 'recovery-used', 410: 'recovery-refused' },
};

/** The event of a response; undefined for any other response. */
export function eventOf(call: string, status: number): AccessEvent | undefined {
  if (status === 429) return 'limit';
  if (status === 403) return 'access-refused';
  return EVENTS[call]?.[status];
}
