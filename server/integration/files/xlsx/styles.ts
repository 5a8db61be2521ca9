import type { Archive } from './archive.ts';
import { parseXml } from './parse-xml.ts';

/** How a style shows a number: as a day, as a percentage, or with zeros before it up to a width. */
export type Estilo =
  | { readonly tipo: 'numero' | 'dia' | 'percentual' }
  | { readonly tipo: 'zeros'; readonly largura: number };

const NUMERO: Estilo = { tipo: 'numero' };

/** Ids of built-in formats with a day: ECMA-376 part 1, 18.8.30. */
const DAYS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const PERCENTAGES = new Set([9, 10]);

/** A format code without texts, colours, conditions and spaces. */
const bare = (code: string): string => code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '');

/** Returns how a format code shows a number. */
function estiloOf(code: string): Estilo {
  const [positive = ''] = bare(code).split(';');
  if (/^0{2,}$/.test(positive)) return { tipo: 'zeros', largura: positive.length };
  if (positive.includes('%')) return { tipo: 'percentual' };
  return /[dy]/i.test(positive) ? { tipo: 'dia' } : NUMERO;
}

function estiloOfId(id: number, codes: ReadonlyMap<number, string>): Estilo {
  const code = codes.get(id);
  if (code !== undefined) return estiloOf(code);
  if (PERCENTAGES.has(id)) return { tipo: 'percentual' };
  return DAYS.has(id) ? { tipo: 'dia' } : NUMERO;
}

/** Reads how each style of a workbook shows numbers, by the number by which cells name it. */
export async function readStyles(archive: Archive, part: string): Promise<Estilo[]> {
  if (!archive.has(part)) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  const parts = parseXml<number>(archive.read(part), (emit) => {
    let isCells = false;
    return {
      open(name, attributes) {
        if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
        if (name === 'cellXfs') isCells = true;
        if (name === 'xf' && isCells) emit(Number(attributes['numFmtId'] ?? 0));
      },
      close(name) {
        if (name === 'cellXfs') isCells = false;
      },
    };
  });
  for await (const id of parts) ids.push(id);
  return ids.map((id) => estiloOfId(id, codes));
}
