import type { AvisosCarrinho } from './avisos-carrinho.ts';
import type { GrupoPagamento } from './carrinho.ts';
import type { ExtrasPedido } from './fold.ts';
import { type GrupoChave, isSameGrupo } from './linha.ts';

/** The payment that this device chose for a group, with the texts shown for it. */
export type EscolhaPagamento = {
  grupo: GrupoChave;
  idPrazo: number;
  idFormaPagamento: number;
  descricaoPagamento: string;
};

/** A payment that this device chose for a group and another device changed. */
export type AvisoPagamento = { de: EscolhaPagamento; at: number };

/** The order's extra data as this device knew them, before another device overwrote them. */
export type AvisoExtras = { de: ExtrasPedido; at: number };

/** `<idPrazo>_<idFormaPagamento>`, as payments are named. */
export const idDaEscolha = ({ idPrazo, idFormaPagamento }: EscolhaPagamento): string =>
  `${idPrazo}_${idFormaPagamento}`;

/** Removes the notice of a group's payment; returns the same object if there is none. */
export function withoutPagamento(avisos: AvisosCarrinho, grupo: GrupoChave): AvisosCarrinho {
  const { pagamentos = [] } = avisos;
  const left = pagamentos.filter((a) => !isSameGrupo(a.de.grupo, grupo));
  return left.length === pagamentos.length ? avisos : { ...avisos, pagamentos: left };
}

/** Removes the notice of the extra data; returns the same object if there is none. */
export const withoutExtras = (avisos: AvisosCarrinho): AvisosCarrinho =>
  avisos.extras ? { ...avisos, extras: null } : avisos;

export type TrocasDePagamento = {
  /** Each group's payment as the screen showed it, before and after the server's cart was stored. */
  antes: readonly GrupoPagamento[];
  depois: readonly GrupoPagamento[];
  /** The latest choice for a group that this device made and the server confirmed. */
  escolhaDe: (grupo: GrupoChave) => EscolhaPagamento | undefined;
  at: number;
};

/**
 * Adds notices about payments that another device changed: only those chosen on this device, since the others
 * follow the preferences. A group that is gone or back at the choice has no notice.
 */
export function notePagamentos(avisos: AvisosCarrinho, trocas: TrocasDePagamento): AvisosCarrinho {
  const { antes, depois, escolhaDe, at } = trocas;
  const agora = (grupo: GrupoChave) => depois.find((p) => isSameGrupo(p, grupo))?.idPagamento;
  const over = (avisos.pagamentos ?? []).filter(({ de }) =>
    [undefined, idDaEscolha(de)].includes(agora(de.grupo)),
  );
  let next = over.reduce((left, { de }) => withoutPagamento(left, de.grupo), avisos);
  for (const era of antes) {
    const para = agora(era);
    const de = escolhaDe(era);
    const isKnown = next.pagamentos?.some((a) => isSameGrupo(a.de.grupo, era));
    if (para === undefined || para === era.idPagamento || isKnown) continue;
    if (de === undefined || idDaEscolha(de) !== era.idPagamento) continue;
    next = { ...next, pagamentos: [...(next.pagamentos ?? []), { de, at }] };
  }
  return next;
}

const isSameExtras = (a: ExtrasPedido, b: ExtrasPedido): boolean =>
  a.informar === b.informar &&
  a.numeroPedidoCliente === b.numeroPedidoCliente &&
  a.observacao === b.observacao;

/**
 * Removes the notices of payments and extra data, which end with their cart; returns the same object if there
 * are none.
 */
export const withoutPedido = (avisos: AvisosCarrinho): AvisosCarrinho =>
  withoutExtras(avisos.pagamentos?.length ? { ...avisos, pagamentos: [] } : avisos);

/** Adds a notice about extra data that another device overwrote, or set after they were cleared here. */
export function noteExtras(
  avisos: AvisosCarrinho,
  {
    antes,
    depois,
    isApagadoAqui,
    at,
  }: {
    antes: ExtrasPedido;
    depois: ExtrasPedido;
    isApagadoAqui: boolean;
    at: number;
  },
): AvisosCarrinho {
  if (isSameExtras(antes, depois)) return avisos;
  if (avisos.extras) return isSameExtras(avisos.extras.de, depois) ? withoutExtras(avisos) : avisos;
  return antes.informar || isApagadoAqui ? { ...avisos, extras: { de: antes, at } } : avisos;
}
