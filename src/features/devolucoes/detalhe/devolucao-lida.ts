import type { Devolucao } from '#contract/returns/devolucao.ts';
import { daServidor } from '#features/devolucoes/lista.ts';
import { useEnviando, useRefDoCodigo } from '#features/devolucoes/queries.ts';
import { useDevolucaoDoServidor } from '#features/devolucoes/queries-servidor.ts';
import type { Linha } from '#features/devolucoes/use-lista.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { useDevolucoes } from '#parts/returns/use-devolucoes.ts';
import type { DevolucaoNome } from '#routes.ts';

/** A return as its page has it. */
export type DevolucaoLida =
  | { tipo: 'lendo' }
  | { tipo: 'lida'; linha: Linha }
  /** It is unknown, or it is of another customer, who is named then. */
  | { tipo: 'inexistente'; doCliente: string | null }
  | { tipo: 'falha'; falha: Falha; isLendo: boolean; reler: () => void };

const NENHUMA: ReadonlySet<string> = new Set();

const doServidor = (devolucao: Devolucao, idPessoaCliente: number): DevolucaoLida => {
  const { idPessoa, nome } = devolucao.cliente.pessoa;
  return idPessoa === idPessoaCliente
    ? { tipo: 'lida', linha: { ...daServidor(devolucao), isEnviando: false } }
    : { tipo: 'inexistente', doCliente: nome };
};

const isUnknown = (falha: Falha): boolean => falha.kind === 'recusa' && falha.codigo === 'nao-encontrado';

/** A customer's return by its name: from the device, else from the server, which knows numbers only. */
export function useDevolucaoLida(nome: DevolucaoNome, idPessoaCliente: number): DevolucaoLida {
  const codigo = typeof nome === 'string' ? nome : null;
  const ref = useRefDoCodigo(codigo);
  const guardadas = useDevolucoes(idPessoaCliente);
  const enviando = useEnviando() ?? NENHUMA;
  const isLocalRead = guardadas !== undefined && ref !== undefined;
  const local = guardadas?.devolucoes.find((one) =>
    codigo === null ? one.id === nome : one.devolucao === ref,
  );
  const asks = isLocalRead && local === undefined && codigo === null;
  const servidor = useDevolucaoDoServidor(asks ? Number(nome) : null);
  if (local !== undefined) {
    return { tipo: 'lida', linha: { ...local, isEnviando: enviando.has(local.devolucao) } };
  }
  if (!isLocalRead) return { tipo: 'lendo' };
  if (codigo !== null) return { tipo: 'inexistente', doCliente: null };
  const { valor, falha, isLendo, reler } = servidor;
  if (valor !== undefined) return doServidor(valor, idPessoaCliente);
  if (falha === null) return { tipo: 'lendo' };
  return isUnknown(falha)
    ? { tipo: 'inexistente', doCliente: null }
    : { tipo: 'falha', falha, isLendo, reler };
}
