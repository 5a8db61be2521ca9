import type { Selectable } from 'kysely';
import type { Banner } from '#contract/content/banner.ts';
import type { Hotsite } from '#contract/content/hotsite.ts';
import type { Menu } from '#contract/content/menu.ts';
import type { Vitrine } from '#contract/content/vitrine.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { HotsiteTable, MenuTable, VitrineTable } from '#server/db/schema/schema-conteudo.ts';

/** The reader of the content. `idCondicoes` are the sale conditions of the named customer, if there is one. */
export type Publico = { readonly isLogado: boolean; readonly idCondicoes: readonly number[] };

/** The reader's banners, in display order. */
export async function listBanners(db: Database, { isLogado, idCondicoes }: Publico): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .orderBy('idBannerCategoria')
    .orderBy('ordem')
    .orderBy('idBanner')
    .execute();
  return rows
    .filter((row) => isLogado || !row.somenteLogado)
    .filter((row) => row.idCondicao === null || idCondicoes.includes(row.idCondicao))
    .map(({ previaURL, idTemaPersonalizado, somenteLogado: _s, idCondicao: _c, ordem: _o, ...row }) => ({
      ...row,
      ecommerceUrl: previaURL === null ? null : { previaURL },
      temaPersonalizado: idTemaPersonalizado === null ? null : { idTemaPersonalizado },
    }));
}

const toVitrine = (row: Selectable<VitrineTable>): Vitrine => ({
  idVitrine: row.idVitrine,
  descricaoVitrine: row.descricaoVitrine,
  ecommerceUrl: {
    previaURL: row.previaURL,
    ecommerceTipoURL: { idEcommerceTipoURL: row.idEcommerceTipoURL },
  },
  temaPersonalizado:
    row.idTemaPersonalizado === null ? null : { idTemaPersonalizado: row.idTemaPersonalizado },
});

/** Which showcase is wanted: one by its number or its preview's address, otherwise those of the home page. */
export type VitrineProcurada = { readonly idVitrine?: number | undefined; readonly previaURL?: string };

export async function listVitrines(
  db: Database,
  isLogado: boolean,
  { idVitrine, previaURL }: VitrineProcurada,
): Promise<Vitrine[]> {
  let query = db.selectFrom('vitrine').selectAll().orderBy('ordem').orderBy('idVitrine');
  if (idVitrine !== undefined) query = query.where('idVitrine', '=', idVitrine);
  else if (previaURL !== undefined) query = query.where('previaURL', '=', previaURL);
  else query = query.where('naHome', '=', true);
  if (!isLogado) query = query.where('somenteLogado', '=', false);
  return (await query.execute()).map(toVitrine);
}

/** A visitor gets a login-only hotsite without its content. */
const toHotsite = (
  { idVitrine, politica: _, html, url, somenteLogado, ...row }: HotsiteRow,
  isLogado: boolean,
): Hotsite => {
  const isShown = isLogado || !somenteLogado;
  return {
    ...row,
    somenteLogado,
    html: isShown ? html : null,
    url: isShown ? url : null,
    ecommerceVitrine: idVitrine === null || !isShown ? null : { idVitrine },
  };
};

type HotsiteRow = Selectable<HotsiteTable>;

/** A hotsite's identification: its number, the last part of its address, or, for policies, their number. */
export type HotsiteProcurado =
  | { readonly idHotsite: number }
  | { readonly nome: string }
  | { readonly idPolitica: number };

export async function readHotsite(
  db: Database,
  isLogado: boolean,
  wanted: HotsiteProcurado,
): Promise<Hotsite | undefined> {
  let query = db.selectFrom('hotsite').selectAll();
  if ('nome' in wanted) query = query.where('nome', '=', wanted.nome.toLowerCase());
  else if ('idHotsite' in wanted) query = query.where('idHotsite', '=', wanted.idHotsite);
  else query = query.where('idHotsite', '=', wanted.idPolitica).where('politica', '=', true);
  const row = await query.executeTakeFirst();
  return row && toHotsite(row, isLogado);
}

/** The menu's entries below one of them (null: the top ones), each with its own entries. */
function entriesBelow(rows: readonly MenuTable[], idMenuPai: number | null): Menu[] {
  return rows
    .filter((row) => row.idMenuPai === idMenuPai)
    .map(({ idMenu, descricao, url }) => ({
      idMenu,
      descricao,
      url,
      menuPai: idMenuPai === null ? null : { idMenu: idMenuPai },
      menusFilhos: entriesBelow(rows, idMenu),
      temaPersonalizadoCores: null,
    }));
}

export async function listMenu(db: Database): Promise<Menu[]> {
  return entriesBelow(
    await db.selectFrom('menu').selectAll().orderBy('ordem').orderBy('idMenu').execute(),
    null,
  );
}
