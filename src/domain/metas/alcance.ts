import type { Papel } from '#contract/access/papel.ts';
import type { Meta } from '#contract/orders/meta.ts';
import { may } from '#domain/access/papel.ts';

/** True for the roles that sell, a representative and a supervisor: others have no goals. */
export const temMetas = (papel: Papel | undefined): boolean => may(papel, 'belong') || may(papel, 'team');

/** The makers and customers that a goal counts; null is all. */
type Alcance = Pick<Meta, 'fabricantes' | 'marcas' | 'cliente'>;

/** The maker and brand of sold goods, and their worth in cents. */
export type Fatia = { readonly idFabricante: number; readonly idMarca: number; readonly valor: number };

/** True for a goal that does not count all products. */
export const isDeProdutos = ({ fabricantes, marcas }: Alcance): boolean =>
  fabricantes !== null || marcas !== null;

/** The cents that an order of a customer brings to a goal. `total` is the order's, `fatias` are those of its lines. */
export function valorPara(
  meta: Alcance,
  idPessoaCliente: number,
  { total, fatias }: { readonly total: number; readonly fatias: readonly Fatia[] },
): number {
  const { fabricantes, marcas, cliente } = meta;
  if (cliente !== null && cliente.idPessoa !== idPessoaCliente) return 0;
  if (!isDeProdutos(meta)) return total;
  return fatias
    .filter(
      ({ idFabricante, idMarca }) =>
        (fabricantes?.includes(idFabricante) ?? true) && (marcas?.includes(idMarca) ?? true),
    )
    .reduce((sum, { valor }) => sum + valor, 0);
}

/** The cents of a combo's line that count for so many of its paid units, rounded down. */
export const parteDoCombo = (valorTotal: number, unidades: number, todas: number): number =>
  todas === 0 ? 0 : Math.floor((valorTotal * unidades) / todas);
