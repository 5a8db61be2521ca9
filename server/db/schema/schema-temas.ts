import type { Generated } from 'kysely';

/** A theme. Types: 1 a store's, 2 between two days, 3 of hotsites, 8 the fallback. */
export interface TemaTable {
  idTemaPersonalizado: number;
  idTemaPersonalizadoTipo: number;
  /** For its editors. */
  nome: string;
  /** Days as text. */
  dataInicial: string | null;
  dataFinal: string | null;
  /** Names of hotsites, joined by ';'. */
  variosHotsite: Generated<string>;
  imagemTema: string | null;
}

/** One colour of a theme, by its id in the catalogue of colours. */
export interface TemaParametroTable {
  idTemaPersonalizado: number;
  idParametroTipo: number;
  /** '#rrggbb'. */
  valor: string;
  /** 0 to 100; null is opaque. */
  percentualTransparencia: number | null;
}

export interface TemasTables {
  tema: TemaTable;
  temaParametro: TemaParametroTable;
}
