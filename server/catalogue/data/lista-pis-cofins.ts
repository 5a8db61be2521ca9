const DESCRICOES: Readonly<Record<string, string>> = {
  '+': 'Lista positiva',
  '-': 'Lista negativa',
  N: 'Lista neutra',
};

/** A product's list for PIS and COFINS as the wire names it; null where it is unknown. */
export function toPisCofins(lista: string): { charPisCofins: string; descPisCofins: string } | null {
  const descPisCofins = DESCRICOES[lista];
  return descPisCofins === undefined ? null : { charPisCofins: lista, descPisCofins };
}
