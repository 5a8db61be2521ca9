import type { Generated } from 'kysely';

/** `imagemBannerBase64` is a data address; with `idCondicao` it is only for customers who buy by that condition. */
export interface BannerTable {
  idBanner: number;
  idBannerCategoria: number;
  idBannerConteudoTipo: number;
  imagemBannerBase64: string | null;
  caminhoImagem: string | null;
  urlBanner: string | null;
  previaURL: string | null;
  descricao: string;
  abrirNovaGuia: Generated<boolean>;
  html: string | null;
  idTemaPersonalizado: number | null;
  somenteLogado: Generated<boolean>;
  idCondicao: number | null;
  ordem: number;
}

/** A showcase; `previaURL` is its address without the first slash. */
export interface VitrineTable {
  idVitrine: number;
  descricaoVitrine: string;
  previaURL: string;
  idEcommerceTipoURL: number;
  idTemaPersonalizado: number | null;
  somenteLogado: Generated<boolean>;
  naHome: Generated<boolean>;
  ordem: number;
}

/** A product of a showcase; a withdrawn product stays here but is not shown. */
export interface VitrineItemTable {
  idVitrine: number;
  idProduto: number;
  posicao: number;
}

/** `url` is the page inside a framed hotsite; `politica`: it can be requested as the company's policies. */
export interface HotsiteTable {
  idHotsite: number;
  nome: string;
  titulo: string;
  url: string | null;
  idTipoConteudo: number;
  html: string | null;
  somenteLogado: Generated<boolean>;
  politica: Generated<boolean>;
  idVitrine: number | null;
}

export interface MenuTable {
  idMenu: number;
  idMenuPai: number | null;
  descricao: string;
  url: string | null;
  ordem: number;
}

export interface ConteudoTables {
  banner: BannerTable;
  vitrine: VitrineTable;
  vitrineItem: VitrineItemTable;
  hotsite: HotsiteTable;
  menu: MenuTable;
}
