import { faltaMinimoDiario } from '#domain/cart/bloqueio.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import { type FilialNaTela, toTela } from '#features/carrinho/view.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { pendenteWords } from '#parts/cart/pendente-words.ts';

/** The most lines in the side cart; the whole cart is one touch away. */
const MOST_LINHAS = 40;

/** The state of the side cart: a visitor's, loading, awaiting payment, or open for changes. */
export type Conteudo =
  | { kind: 'visitante' }
  | { kind: 'carregando' }
  | { kind: 'pendente'; texto: string }
  | {
      kind: 'aberto';
      filiais: readonly FilialNaTela[];
      /** The number of the cart's lines that are not shown here. */
      ocultas: number;
      total: number;
      estimado: boolean;
      /** Cents still missing to the day's minimum. */
      faltaDia: number;
    };

/** The first lines of a cart, in their groups; groups without lines are left out. */
function firstLinhas(filiais: readonly FilialNaTela[], most: number): FilialNaTela[] {
  let left = most;
  return filiais.flatMap((filial) => {
    const grupos = filial.grupos.flatMap((grupo) => {
      const linhas = grupo.linhas.filter((l) => l.item !== null).slice(0, left);
      left -= linhas.length;
      return linhas.length === 0 ? [] : [{ ...grupo, linhas }];
    });
    return grupos.length === 0 ? [] : [{ ...filial, grupos }];
  });
}

/** The side cart's content for the cart on screen; `isVisitante`: the user is not signed in. */
export function conteudoOf(
  naTela: Pick<CarrinhoNaTela, 'base' | 'carrinho' | 'estimadas' | 'estimado'> | null,
  isVisitante: boolean,
): Conteudo {
  if (isVisitante) return { kind: 'visitante' };
  if (naTela === null) return { kind: 'carregando' };
  const { base, carrinho, estimadas, estimado } = naTela;
  const doServidor = base.snapshot?.carrinho;
  if (doServidor && isPendente(doServidor.idCarrinhoSituacao))
    return { kind: 'pendente', texto: pendenteWords(doServidor).texto };
  return {
    kind: 'aberto',
    filiais: firstLinhas(toTela(carrinho, estimadas, []).filiais, MOST_LINHAS),
    ocultas: Math.max(0, carrinho.itens.length - MOST_LINHAS),
    total: carrinho.valorTotal,
    estimado,
    faltaDia: carrinho.itens.length === 0 ? 0 : faltaMinimoDiario(carrinho),
  };
}
