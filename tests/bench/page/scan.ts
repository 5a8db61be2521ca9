import type * as z from 'zod/mini';
import type { catalogoCabecalho, catalogoSegmento } from '#contract/catalogue/sincronizacao.ts';
import { foldText } from '#lib/fold-text.ts';
import type { BareDatabase } from './bare-database.ts';
import { parseLines } from './device.ts';

type Header = z.input<typeof catalogoCabecalho>;
type Segment = z.input<typeof catalogoSegmento>;

/** One folded text per product, of all searchable fields, from the bytes of a feed. */
export async function readTexts(database: BareDatabase): Promise<string[]> {
  const lines = parseLines((await database.get('catalogue')) as Uint8Array<ArrayBuffer>);
  const [header, ...rest] = lines as [Header, ...Segment[]];
  const makers = new Map(header.fabricantes);
  return rest.slice(0, header.segmentos).flatMap((segment) =>
    segment.nome.map((nome, i) => {
      const maker = makers.get(segment.idFabricante[i] ?? 0);
      const parts = [nome, segment.apresentacao[i], segment.substancia[i], maker, segment.codBarras[i]];
      return foldText(parts.join(' '));
    }),
  );
}

/** Rows whose text contains every word. */
export function scan(texts: readonly string[], words: readonly string[]): number[] {
  const found: number[] = [];
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] ?? '';
    let all = true;
    for (let w = 0; all && w < words.length; w++) all = text.includes(words[w] ?? '');
    if (all) found.push(row);
  }
  return found;
}
