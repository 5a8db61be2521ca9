import type * as z from 'zod/mini';
import { NOMES_DE_TIPOS_DE_TEMA, TIPOS_DE_TEMA, type temaLinha } from '#contract/integration/tema.ts';
import { addDays } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { TEMA_VERAO, TEMAS, VITRINE_VERAO } from '#server/demo/seed/temas.ts';
import { nomeDaCor } from '#server/integration/data/resources/temas/cores.ts';

/** The themes, with the campaign's days counted from `hoje`. */
export const linhasDeTemas = (hoje: string): z.input<typeof temaLinha>[] =>
  TEMAS.map(
    ({ idTemaPersonalizado, idTemaPersonalizadoTipo, nome, dias, variosHotsite, imagemTema, cores }) => ({
      codigoErp: String(idTemaPersonalizado),
      nome,
      tipo: must(
        NOMES_DE_TIPOS_DE_TEMA.find((one) => TIPOS_DE_TEMA[one] === idTemaPersonalizadoTipo),
        'a type',
      ),
      dataInicial: dias && addDays(hoje, dias[0]),
      dataFinal: dias && addDays(hoje, dias[1]),
      hotsites: [...variosHotsite],
      vitrines: idTemaPersonalizado === TEMA_VERAO ? [String(VITRINE_VERAO)] : [],
      imagem: imagemTema ?? '',
      cores: cores.map(([id, valor, transparencia = null]) => ({ cor: nomeDaCor(id), valor, transparencia })),
    }),
  );
