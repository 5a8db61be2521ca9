import type { Banner } from '#contract/content/banner.ts';
import type { Hotsite } from '#contract/content/hotsite.ts';
import type { Menu } from '#contract/content/menu.ts';
import type { Topo } from '#contract/content/topo.ts';
import type { ItemVitrine, Vitrine } from '#contract/content/vitrine.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import type { Vault } from '#vault/vault.ts';
import { defineDocumento, putDocumento } from './documentos.ts';

/** The server's words when it refuses the items of a showcase. */
export type RecusaVitrine = Pick<Recusa, 'Message' | 'Description'>;

/** A showcase with its items, or the server's reason for refusing them. */
export type VitrineLida = Omit<Vitrine, 'listaItens'> & {
  itens: ItemVitrine[] | null;
  recusa: RecusaVitrine | null;
};

/** One per customer; 0 for a user without customers. */
export const BANNERS = defineDocumento<Banner[]>('banners', 1);
export const VITRINES = defineDocumento<VitrineLida[]>('vitrines', 1);
/** Shared by all customers of the user. */
export const MENU = defineDocumento<Menu[]>('menu', 1);
export const TOPO = defineDocumento<Topo>('topo', 1);
/** Stored by address and by number. */
export const HOTSITE = defineDocumento<Hotsite>('hotsite', 1);

/**
 * The content of one customer's home page and frame. Absent members could not be read; their stored values
 * stay.
 */
export type Conteudo = {
  banners?: Banner[];
  vitrines?: VitrineLida[];
  menu?: Menu[];
  topo?: Topo;
  hotsites: readonly Hotsite[];
};

/** Stores all of it in one step, so that a screen changes once. */
export async function putConteudo(
  vault: Vault,
  idPessoaCliente: number,
  { banners, vitrines, menu, topo, hotsites }: Conteudo,
  at: number,
): Promise<void> {
  await vault.transaction('rw', vault.documentos, async () => {
    if (banners) await putDocumento(vault, BANNERS, { idPessoaCliente }, { at, valor: banners });
    if (vitrines) await putDocumento(vault, VITRINES, { idPessoaCliente }, { at, valor: vitrines });
    if (menu) await putDocumento(vault, MENU, { idPessoaCliente: 0 }, { at, valor: menu });
    if (topo) await putDocumento(vault, TOPO, { idPessoaCliente: 0 }, { at, valor: topo });
    for (const hotsite of hotsites) {
      for (const of of [hotsite.nome, hotsite.idHotsite]) {
        if (of !== undefined)
          await putDocumento(vault, HOTSITE, { idPessoaCliente: 0, of }, { at, valor: hotsite });
      }
    }
  });
}
