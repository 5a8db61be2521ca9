import { CARRINHO_ABERTO } from '#contract/cart/carrinho.ts';
import { faltaMinimoDiario } from '#domain/cart/bloqueio.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import { type FilialNaTela, toTela } from '#features/carrinho/view.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';

/** Lines that the side cart shows; the whole cart is one touch away. */
const MOST_LINHAS = 40;

/** What the side cart is about: nobody's cart, one that awaits payment, or one to look at and change. */
export type Conteudo =
  | { kind: 'visitante' }
  | { kind: 'carregando' }
  | { kind: 'pendente' }
  | {
      kind: 'aberto';
      filiais: readonly FilialNaTela[];
      /** Lines that are in the cart and not here. */
      ocultas: number;
      total: number;
      estimado: boolean;
      /** Cents still missing to the day's minimum. */
      faltaDia: number;
    };

/** The first lines of a cart, in their groups; groups without any are left out. */
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

/** What the side cart shows of the cart on screen; `isVisitante`: nobody is logged in. */
export function conteudoOf(
  naTela: Pick<CarrinhoNaTela, 'base' | 'carrinho' | 'estimadas' | 'estimado'> | null,
  isVisitante: boolean,
): Conteudo {
  if (isVisitante) return { kind: 'visitante' };
  if (naTela === null) return { kind: 'carregando' };
  const { base, carrinho, estimadas, estimado } = naTela;
  if (isPendente(base.snapshot?.carrinho?.idCarrinhoSituacao ?? CARRINHO_ABERTO)) return { kind: 'pendente' };
  return {
    kind: 'aberto',
    filiais: firstLinhas(toTela(carrinho, estimadas, []).filiais, MOST_LINHAS),
    ocultas: Math.max(0, carrinho.itens.length - MOST_LINHAS),
    total: carrinho.valorTotal,
    estimado,
    faltaDia: carrinho.itens.length === 0 ? 0 : faltaMinimoDiario(carrinho),
  };
}
