import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

/** An entry of the menu. One without `url` only opens its children. */
export type Menu = {
  idMenu: number;
  descricao: string;
  url?: string | null | undefined;
  menuPai?: { idMenu: number } | null | undefined;
  menusFilhos: Menu[];
  /** Colours of the entry, by the ids of the themes' parameters. */
  temaPersonalizadoCores?: { idParametroTipo: number; valor: string }[] | null | undefined;
};

/** Levels that are read; a menu nested deeper could not be used by anybody. */
const NIVEIS = 4;

function menuSchema(below: number): z.ZodMiniType<Menu, Menu> {
  const children: z.ZodMiniType<Menu[], Menu[]> =
    below === 0 ? z.array(z.never()) : z.array(menuSchema(below - 1));
  return z.object({
    idMenu: id,
    descricao: z.string(),
    url: z.nullish(z.string()),
    menuPai: z.nullish(z.object({ idMenu: id })),
    menusFilhos: children,
    temaPersonalizadoCores: z.nullish(z.array(z.object({ idParametroTipo: id, valor: z.string() }))),
  });
}

/** The tree of the navigation menu: its top entries, each with those below it. */
export const consultarMenu = defineCall({
  name: 'consultarMenu',
  method: 'GET',
  path: '/menu',
  summary: 'The navigation menu as a tree',
  documented: true,
  access: 'public',
  query: undefined,
  body: undefined,
  reply: z.array(menuSchema(NIVEIS - 1)),
  errors: [],
});
