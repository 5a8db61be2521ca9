import * as z from 'zod/mini';

/** A text in pieces, joined again without a separator. */
export type Pedacos = readonly string[];

/** New text, or a run of the older text's pieces: its start and length. */
const partes = z.array(z.union([z.string(), z.tuple([z.int(), z.int()])]));

/** The pieces of a JSON text, so small that a change of one list line affects few of them. */
export const piecesOf = (text: string): Pedacos => text.split(/(?<=\})|(?=\{)/);

/** Encodes a text by the pieces that it shares with an older one. */
export function diferencaOf(older: Pedacos, newer: Pedacos): string {
  const places = new Map<string, number>();
  older.forEach((piece, at) => {
    if (!places.has(piece)) places.set(piece, at);
  });
  const parts: (string | [number, number])[] = [];
  for (const piece of newer) {
    const last = parts.at(-1);
    if (Array.isArray(last) && older[last[0] + last[1]] === piece) {
      last[1] += 1;
      continue;
    }
    const at = places.get(piece);
    if (at !== undefined) parts.push([at, 1]);
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return JSON.stringify(parts);
}

/** Restores the newer text from an older one and the difference. */
export function withDiferenca(older: Pedacos, diferenca: string): Pedacos {
  const parts = partes.parse(JSON.parse(diferenca));
  return parts.flatMap((part) =>
    typeof part === 'string' ? piecesOf(part) : older.slice(part[0], part[0] + part[1]),
  );
}
