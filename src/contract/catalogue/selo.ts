import * as z from 'zod/mini';
import { id } from '#contract/wire/wire.ts';

/** The two sets in which a badge's icon is named: `idBibliotecaIconeLayout`. */
export const LAYOUT_ICONE_TRACO = 1;
export const LAYOUT_ICONE_CHEIO = 2;

/** A badge of an item: its text, and the longer text of its page. */
export const selo = z.object({
  idSelo: id,
  rotulo: z.string(),
  /** A name in the icon set; one that is not known is drawn as a plain mark. */
  icone: z.string(),
  idBibliotecaIconeLayout: z.int(),
  /** The showcase that the badge leads to, as the last part of its address; null when it leads nowhere. */
  previaUrl: z.nullable(z.string()),
  /** The badge of products that have volume tiers. */
  tipoDescontoPorVolume: z.boolean(),
  /** Orders the badges of an item, lowest first. */
  Prioridade: z.int(),
  detalhes: z.string(),
  /** The theme whose colours the badge takes; null: the page's own. */
  idTemaPersonalizado: z.nullable(id),
});

export type Selo = z.output<typeof selo>;

const texto = z.optional(z.nullable(z.string()));

/** A badge as servers write it: only its id and text are required. */
const seloEscrito = z.object({
  idSelo: id,
  rotulo: texto,
  /** The older name of `rotulo`. */
  texto,
  icone: texto,
  idBibliotecaIconeLayout: z.optional(z.nullable(z.int())),
  previaUrl: texto,
  tipoDescontoPorVolume: z.optional(z.nullable(z.boolean())),
  Prioridade: z.optional(z.nullable(z.int())),
  detalhes: texto,
  idTemaPersonalizado: z.optional(z.nullable(id)),
});

/** Badges in the order in which they are shown: the lowest `Prioridade` first, then by id. */
export const sortSelos = (selos: readonly Selo[]): Selo[] =>
  [...selos].sort((a, b) => a.Prioridade - b.Prioridade || a.idSelo - b.idSelo);

/**
 * Reads the badges of an item in their order on screen. They are JSON text of a list; any other text has no
 * badges, and an invalid entry is left out, without an error.
 */
export function parseSelos(text: string | null | undefined): Selo[] {
  const list = parseOrNull(text ?? '');
  if (!Array.isArray(list)) return [];
  const selos = list.flatMap((entry): Selo[] => {
    const { success, data } = seloEscrito.safeParse(entry);
    const rotulo = data?.rotulo ?? data?.texto;
    if (!success || !rotulo) return [];
    return [
      {
        idSelo: data.idSelo,
        rotulo,
        icone: data.icone ?? '',
        idBibliotecaIconeLayout: data.idBibliotecaIconeLayout ?? LAYOUT_ICONE_TRACO,
        previaUrl: data.previaUrl || null,
        tipoDescontoPorVolume: data.tipoDescontoPorVolume ?? false,
        Prioridade: data.Prioridade ?? Number.MAX_SAFE_INTEGER,
        detalhes: data.detalhes ?? '',
        idTemaPersonalizado: data.idTemaPersonalizado ?? null,
      },
    ];
  });
  return sortSelos(selos);
}

/** `selos` of an item on the documented calls: text on the wire, a list in code. It never fails. */
export const selosTexto = z.codec(z.string(), z.array(selo), {
  decode: parseSelos,
  encode: (selos) => JSON.stringify(selos),
});

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Documented: such text is no badges.
    return null;
  }
}
