import { bloqueiosOfGrupo } from '#domain/cart/bloqueio.ts';
import {
  type CarrinhoCalculado,
  type GrupoCalculado,
  isPagoNaPagina,
  onlyGrupos,
} from '#domain/cart/carrinho.ts';
import { grupoKey } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { bloqueioText } from '#parts/customer/bloqueio-text.ts';

/**
 * `vai`: the group is sent now. `motivo`: why it cannot be; '' when it can. `junto`: it goes because another group is
 * paid by card or Pix, and such a cart goes whole.
 */
export type GrupoEscolha = { vai: boolean; motivo: string; junto: boolean };

/** The groups that go, as a cart of their own, and the state of each group (by grupoKey). */
export type Escolha = {
  vao: CarrinhoCalculado;
  porGrupo: ReadonlyMap<string, GrupoEscolha>;
  /** True when the checkout continues on the payment page. */
  continua: boolean;
};

/** The reasons why a group cannot be finalised now, in sentences; '' when it can. */
const motivoOf = (grupo: GrupoCalculado, cliente: ClienteCompra): string =>
  bloqueioText(bloqueiosOfGrupo(grupo, cliente).slice(0, 1));

/**
 * Chooses the groups that go: all that can, except those that the user unticked (`fora`, by grupoKey). A single group
 * always goes, and finalising reports its obstacles. With a group that is paid by card or Pix all go on together.
 */
export function escolhaOf(
  carrinho: CarrinhoCalculado,
  cliente: ClienteCompra,
  fora: ReadonlySet<string>,
): Escolha {
  const isOnly = carrinho.grupos.length === 1;
  const isIn = (grupo: GrupoCalculado) => isOnly || !fora.has(grupoKey(grupo));
  if (carrinho.grupos.some((grupo) => isPagoNaPagina(grupo) && isIn(grupo))) {
    const vai = (grupo: GrupoCalculado) => ({ vai: true, motivo: '', junto: !isPagoNaPagina(grupo) });
    const porGrupo = new Map(carrinho.grupos.map((grupo) => [grupoKey(grupo), vai(grupo)]));
    return { porGrupo, vao: carrinho, continua: true };
  }
  const porGrupo = new Map(
    carrinho.grupos.map((grupo) => {
      const motivo = isOnly ? '' : motivoOf(grupo, cliente);
      const vai = motivo === '' && isIn(grupo);
      return [grupoKey(grupo), { vai, motivo, junto: false }];
    }),
  );
  const vao = onlyGrupos(carrinho, (g) => porGrupo.get(grupoKey(g))?.vai ?? false);
  return { porGrupo, vao, continua: false };
}

/** '2 de 3 grupos'; '' when all go. */
export function vaoText({ vao, porGrupo }: Escolha): string {
  if (vao.grupos.length === porGrupo.size) return '';
  return `${vao.grupos.length} de ${porGrupo.size} grupos`;
}
