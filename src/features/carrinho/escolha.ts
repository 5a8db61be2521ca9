import { bloqueiosOfGrupo } from '#domain/bloqueio.ts';
import { type CarrinhoCalculado, type GrupoCalculado, isPagoDepois, onlyGrupos } from '#domain/carrinho.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { grupoKey } from '#domain/linha.ts';
import { bloqueioText } from '#parts/bloqueio-text.ts';

/** Whether a group is sent when the cart is finalised, and why it cannot be; '' when it can. */
export type GrupoEscolha = { vai: boolean; motivo: string };

/** The groups that go, as a cart of their own, and how each group stands (by grupoKey). */
export type Escolha = { vao: CarrinhoCalculado; porGrupo: ReadonlyMap<string, GrupoEscolha> };

/** Why one group of the cart cannot be finalised now, in sentences; '' when it can. */
function motivoOf(grupo: GrupoCalculado, cliente: ClienteCompra): string {
  if (isPagoDepois(grupo)) return 'O pagamento por cartão ou Pix ainda não pode ser finalizado por aqui.';
  return bloqueioText(bloqueiosOfGrupo(grupo, cliente).slice(0, 1));
}

/**
 * Which groups go: all that can, without those that the user took out (`fora`, by grupoKey). Of a cart with one
 * group there is nothing to choose: it goes, and finalising says what stands in its way.
 */
export function escolhaOf(
  carrinho: CarrinhoCalculado,
  cliente: ClienteCompra,
  fora: ReadonlySet<string>,
): Escolha {
  const isOnly = carrinho.grupos.length === 1;
  const porGrupo = new Map(
    carrinho.grupos.map((grupo) => {
      const motivo = isOnly ? '' : motivoOf(grupo, cliente);
      const vai = isOnly || (motivo === '' && !fora.has(grupoKey(grupo)));
      return [grupoKey(grupo), { vai, motivo }];
    }),
  );
  return { porGrupo, vao: onlyGrupos(carrinho, (g) => porGrupo.get(grupoKey(g))?.vai ?? false) };
}

/** '2 de 3 grupos'; '' when all go. */
export function vaoText({ vao, porGrupo }: Escolha): string {
  if (vao.grupos.length === porGrupo.size) return '';
  return `${vao.grupos.length} de ${porGrupo.size} grupos`;
}
