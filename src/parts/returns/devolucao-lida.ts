import type { Devolucao } from '#contract/returns/devolucao.ts';
import {
  type DevolucaoAqui,
  type DevolucoesBase,
  foldDevolucoes,
} from '#outbox/devolucoes/fold-devolucoes.ts';
import type { Falha } from '#parts/failure/falha.ts';
import type { Lido } from '#parts/failure/lido.ts';
import type { DevolucaoNome } from '#routes.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';
import { useDevolucoes, useFeitasAqui } from './use-devolucoes.ts';

/** The return that an address names. */
export type DevolucaoLida =
  | { readonly tipo: 'lendo' }
  | { readonly tipo: 'lida'; readonly aqui: DevolucaoAqui }
  /** It is unknown, or it is of another customer, who is named then. */
  | { readonly tipo: 'inexistente'; readonly doCliente: string | null }
  | {
      readonly tipo: 'falha';
      readonly falha: Falha;
      readonly isLendo: boolean;
      readonly reler: () => void;
    };

/** The return that an address names, as far as this device knows it. */
export type DevolucaoDaqui = {
  readonly idPessoaCliente: number;
  readonly base: DevolucoesBase;
  readonly aqui: DevolucaoAqui | null;
  /** The number to ask the server for; null where the device has the return, and for a code, which no server knows. */
  readonly pergunta: number | null;
};

/** A return as the server told it. `feitas`: keys of this device's changes that were confirmed before it was asked. */
export type DevolucaoDoServidor = { readonly devolucao: Devolucao; readonly feitas: readonly string[] };

/** Finds a return by its number, or by its code on this device, also after the server has numbered it. */
export function acharDevolucao(
  devolucoes: readonly DevolucaoAqui[],
  feitasAqui: readonly DevolucaoCriarIntent[],
  nome: DevolucaoNome | null,
): DevolucaoAqui | null {
  if (nome === null) return null;
  const feita = feitasAqui.find(({ codigoLocal }) => codigoLocal === nome);
  const found = devolucoes.find(
    ({ id, codigoLocal, devolucao }) => id === nome || codigoLocal === nome || devolucao === feita?.devolucao,
  );
  return found ?? null;
}

/** Reads a customer's return on this device by its name in an address; undefined while it is read. */
export function useDevolucaoDaqui(
  nome: DevolucaoNome | null,
  idPessoaCliente: number,
): DevolucaoDaqui | undefined {
  const lidas = useDevolucoes(idPessoaCliente);
  const feitas = useFeitasAqui(idPessoaCliente);
  if (lidas === undefined || feitas === undefined) return undefined;
  const aqui = acharDevolucao(lidas.devolucoes, feitas, nome);
  const pergunta = aqui === null && typeof nome === 'number' ? nome : null;
  return { idPessoaCliente, base: lidas.base, aqui, pergunta };
}

const INEXISTENTE = { tipo: 'inexistente', doCliente: null } as const;

/** The server's return with this device's later changes applied. */
function doServidor(
  { idPessoaCliente, base }: DevolucaoDaqui,
  { devolucao, feitas }: DevolucaoDoServidor,
): DevolucaoLida {
  const { idPessoa, nome } = devolucao.cliente.pessoa;
  if (idPessoa !== idPessoaCliente) return { tipo: 'inexistente', doCliente: nome };
  const id = devolucao.idDevolucaoEletronica;
  const espelho = [...base.espelho, { id, idPessoaCliente, devolucao, at: 0 }];
  const listadas = new Set([...base.listadas, ...feitas]);
  const aqui = foldDevolucoes({ ...base, espelho, listadas }).find((one) => one.id === id);
  return aqui === undefined ? INEXISTENTE : { tipo: 'lida', aqui };
}

const isUnknown = (falha: Falha): boolean => falha.kind === 'recusa' && falha.codigo === 'nao-encontrado';

/** The return that an address names: the device's, else the server's reply to `pergunta`. */
export function lidaOf(
  daqui: DevolucaoDaqui | undefined,
  servidor: Lido<DevolucaoDoServidor>,
): DevolucaoLida {
  if (daqui === undefined) return { tipo: 'lendo' };
  if (daqui.aqui !== null) return { tipo: 'lida', aqui: daqui.aqui };
  if (daqui.pergunta === null) return INEXISTENTE;
  const { valor, falha, isLendo, reler } = servidor;
  if (valor !== undefined) return doServidor(daqui, valor);
  if (falha === null) return { tipo: 'lendo' };
  return isUnknown(falha) ? INEXISTENTE : { tipo: 'falha', falha, isLendo, reler };
}
