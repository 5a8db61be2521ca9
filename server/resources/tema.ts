import { consultarTemas, type TemaPersonalizado } from '#contract/tema.ts';
import { ok } from '#lib/result.ts';
import { publicRoute, type Route } from '#server/http/route.ts';

/** The default theme (type 1). It names no parameter, so that each falls back to the app's own. */
const DEFAULT: TemaPersonalizado = {
  idTemaPersonalizado: 1,
  temaPersonalizadoTipo: { idTemaPersonalizadoTipo: 1 },
  dataInicial: null,
  dataFinal: null,
  variosHotsite: [],
  imagemTema: null,
  parametros: [],
};

export const temaRoutes: readonly Route[] = [publicRoute(consultarTemas, async () => ok([DEFAULT]))];
