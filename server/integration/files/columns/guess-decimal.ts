import type { Lida } from '#server/integration/files/line.ts';
import { readNumero } from '#server/integration/files/values/read-numero.ts';

/** A cell that has a decimal comma, in a file where none has a decimal point but some could be two numbers. */
export type VirgulaDecimal = { readonly exemplo: string; readonly duvida: string };

/**
 * Looks for numbers in some columns of a file. Undefined when no cell could be two numbers, or when the file does not show
 * which it is.
 */
export async function findVirgula(
  lidas: AsyncIterable<Lida>,
  titulos: readonly string[],
): Promise<VirgulaDecimal | undefined> {
  let exemplo: string | undefined;
  let duvida: string | undefined;
  for await (const lida of lidas) {
    if (!('campos' in lida)) continue;
    for (const titulo of titulos) {
      const texto = lida.campos[titulo] ?? '';
      const comma = readNumero(texto, ',');
      const point = readNumero(texto, '.');
      if (comma === undefined && point !== undefined) return undefined;
      if (comma !== undefined && point === undefined) exemplo ??= texto;
      if (comma !== undefined && point !== undefined && comma !== point) duvida ??= texto;
    }
  }
  return exemplo === undefined || duvida === undefined ? undefined : { exemplo, duvida };
}
