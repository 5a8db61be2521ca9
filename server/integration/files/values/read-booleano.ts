const YES = new Set(['s', 'sim', '1', 'true', 'verdadeiro']);
const NO = new Set(['n', 'não', 'nao', '0', 'false', 'falso']);

/** Reads S/N, sim/não, 1/0 or true/false; undefined for other texts. */
export function readBooleano(texto: string): boolean | undefined {
  const word = texto.trim().toLowerCase().normalize('NFC');
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
