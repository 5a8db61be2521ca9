import type { AvisoLinha, AvisosCarrinho } from '#domain/avisos-carrinho.ts';
import type { ItemCalculado } from '#domain/carrinho.ts';
import { formatCount } from '#lib/format-number.ts';
import { valeuText } from '#parts/carrinho-words.ts';
import { countItens, countUnidades } from './view.ts';

/** What to say of a line that two devices changed. */
export function avisoText({ tipo, de, para }: AvisoLinha): string {
  if (tipo === 'valeu') return valeuText(de, para);
  const era = `${de === 1 ? 'era' : 'eram'} ${formatCount(de)}`;
  if (para === 0) return `Removido em outro aparelho: ${era}`;
  if (de === 0) return `Voltou em outro aparelho: tinha sido removido aqui, agora ${formatCount(para)}`;
  return `Mudou em outro aparelho: ${era}, agora ${formatCount(para)}`;
}

/**
 * What puts a line back to what this device had, in a word; null where that is not offered: nothing was lost
 * here, or there is not so much of it. `estoque`: the units that the device knows of, when it knows.
 */
export function voltarLabel(
  { tipo, de }: AvisoLinha,
  item: Pick<ItemCalculado, 'quantidadeFalta'> | null,
  estoque: number | undefined,
): string | null {
  if (tipo === 'valeu') return null;
  if (de === 0) return 'Remover';
  const isServed = estoque === undefined ? item?.quantidadeFalta === 0 : estoque >= de;
  return isServed ? `Voltar a ${formatCount(de)}` : null;
}

/** What this device last saw of a cart that another one finished. */
export function finalizadoText({ itens, unidades }: NonNullable<AvisosCarrinho['finalizado']>): string {
  const contagem = `${countItens(itens)} e ${countUnidades(unidades)}`;
  return `Aqui ele tinha ${contagem} por último; o pedido pode ter ido com outras quantidades.`;
}
