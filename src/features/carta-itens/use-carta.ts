import type { CartaLida } from '#mirror/cartas.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { cartaDe, useCartasGuardadas } from '#parts/letters/use-cartas-guardadas.ts';
import { useCartaDoServidor } from './queries.ts';

/** A letter as far as it is known. */
export type Leitura =
  | { readonly tipo: 'lendo' }
  /** `doCliente`: the name of its customer, where it is another one of the user's. */
  | { readonly tipo: 'inexistente'; readonly doCliente: string | null }
  | { readonly tipo: 'falha'; readonly falha: Falha; readonly isLendo: boolean; readonly reler: () => void }
  /** `at`: when the device's copy was read, while the server does not answer; null for the server's word. */
  | { readonly tipo: 'lida'; readonly lida: CartaLida; readonly at: number | null };

const isInexistente = (falha: Falha | null): boolean =>
  falha?.kind === 'recusa' && falha.codigo === 'nao-encontrado';

/** The newer one of two versions. */
const newer = (a: CartaLida | undefined, b: CartaLida | undefined): CartaLida | undefined =>
  a === undefined || (b !== undefined && b.at > a.at) ? b : a;

/** A letter of a customer, by the server or, without a response, from this device; null is no letter's id. */
export function useCarta(idPessoaCliente: number, idCartaCorrecao: number | null): Leitura {
  const guardadas = useCartasGuardadas(idPessoaCliente);
  const { valor, falha, isLendo, reler } = useCartaDoServidor(idCartaCorrecao);
  if (idCartaCorrecao === null || isInexistente(falha)) return { tipo: 'inexistente', doCliente: null };
  const kept = guardadas ? cartaDe(guardadas, idCartaCorrecao) : undefined;
  const lida = newer(valor, kept);
  if (lida !== undefined) {
    const { pessoa } = lida.carta.cliente;
    if (pessoa.idPessoa !== idPessoaCliente) return { tipo: 'inexistente', doCliente: pessoa.nome };
    return { tipo: 'lida', lida, at: falha === null ? null : lida.at };
  }
  return falha === null || guardadas === undefined
    ? { tipo: 'lendo' }
    : { tipo: 'falha', falha, isLendo, reler };
}
