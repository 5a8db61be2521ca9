import * as z from 'zod/mini';
import { id } from './wire.ts';

/** A badge of a product or combo. Of several the one with the lowest `Prioridade` stands first. */
export const selo = z.object({
  idSelo: id,
  rotulo: z.string(),
  /** The name of an icon in the set that `idBibliotecaIconeLayout` chooses. */
  icone: z.string(),
  /** 1 and 2 are the two sets of icons. */
  idBibliotecaIconeLayout: z.int(),
  /** The showcase that the badge leads to, as the last part of its address; null when it leads nowhere. */
  previaUrl: z.nullable(z.string()),
  tipoDescontoPorVolume: z.boolean(),
  Prioridade: z.int(),
  detalhes: z.string(),
  idTemaPersonalizado: z.nullable(id),
});

export type Selo = z.output<typeof selo>;

/**
 * The badges of an item, whose `selos` is JSON text, lowest `Prioridade` first. Text that is no list of badges
 * means none, and so does a badge that cannot be read: a badge is never worth an error.
 */
export function parseSelos(text: string | null | undefined): Selo[] {
  const found: Selo[] = [];
  for (const value of parseList(text ?? '')) {
    const parsed = z.safeParse(selo, value);
    if (parsed.success) found.push(parsed.data);
  }
  return found.sort((a, b) => a.Prioridade - b.Prioridade || a.idSelo - b.idSelo);
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
