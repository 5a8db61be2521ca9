import type { AnyCall } from './call.ts';
import type { Codigo } from './codigo.ts';

const SESSION: readonly Codigo[] = ['nao-autenticado', 'sessao-expirada', 'sessao-encerrada'];
const ROLE: readonly Codigo[] = ['sem-permissao'];
const MACHINE: readonly Codigo[] = ['nao-autenticado', 'sem-permissao'];
const KEYED: readonly Codigo[] = ['em-andamento', 'chave-reutilizada', 'chave-recusada', 'outra-epoca'];
const BODY: readonly Codigo[] = ['corpo-grande'];
/** The server limits requests without a session, and wrong tokens, by address. */
const PACED: readonly Codigo[] = ['muitas-requisicoes'];
const ACCESS: Readonly<Record<AnyCall['access'], readonly Codigo[]>> = {
  public: PACED,
  visitor: [...SESSION, ...PACED],
  session: [...SESSION, ...ROLE],
  machine: [...MACHINE, ...PACED],
};
const ANY: readonly Codigo[] = ['requisicao-invalida', 'indisponivel', 'erro-interno'];

/** Every code that a call may be refused with: its own, then those of each call of its kind. */
export function errorsOf(call: AnyCall): readonly Codigo[] {
  const kinds = [
    call.errors,
    ACCESS[call.access],
    call.keyed ? KEYED : [],
    call.method === 'GET' ? [] : BODY,
    ANY,
  ];
  return [...new Set(kinds.flat())];
}
