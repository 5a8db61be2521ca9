/** The list's types of medicine; each is a product line. Ids on the wire start at 1, so type 0 is line 9. */
export const LINHAS: readonly (readonly [idLinha: number, nome: string, tipo: number, naLista: string])[] = [
  [1, 'Genéricos', 1, 'Genérico'],
  [2, 'Similares', 2, 'Similar'],
  [3, 'Referência', 3, 'Novo'],
  [4, 'Específicos', 4, 'Específico'],
  [5, 'Biológicos', 5, 'Biológico'],
  [6, 'Fitoterápicos', 6, 'Fitoterápico'],
  [7, 'Terapia avançada', 7, 'Produto de Terapia Avançada'],
  [8, 'Radiofármacos', 8, 'Radiofármaco'],
  [9, 'Não informada', 0, '-'],
];

export const TIPO_GENERICO = 1;
export const TIPO_SIMILAR = 2;
export const TIPO_BIOLOGICO = 5;
export const TIPO_TERAPIA_AVANCADA = 7;

export const TARJA_NAO_INFORMADA = 0;
const TARJA_NENHUMA = 1;
export const TARJA_VERMELHA_RESTRITA = 3;
export const TARJA_PRETA = 4;

const TARJAS: Readonly<Record<string, number>> = {
  '- (*)': TARJA_NAO_INFORMADA,
  'Tarja Sem Tarja': TARJA_NENHUMA,
  'Tarja Vermelha': 2,
  'Tarja Vermelha sob restrição': TARJA_VERMELHA_RESTRITA,
  'Tarja Preta': TARJA_PRETA,
};

/** The code of a type by its name in the list. */
export function tipoOf(naLista: string): number {
  const linha = LINHAS.find(([, , , texto]) => texto === naLista);
  if (linha === undefined) throw new RangeError(`unknown type of medicine: ${naLista}`);
  return linha[2];
}

/** The name of a type's product line. */
export function linhaOf(tipo: number): string {
  const linha = LINHAS.find(([, , code]) => code === tipo);
  if (linha === undefined) throw new RangeError(`unknown type of medicine: ${tipo}`);
  return linha[1];
}

/** The code of a stripe by its name in the list. */
export function tarjaOf(naLista: string): number {
  const tarja = TARJAS[naLista];
  if (tarja === undefined) throw new RangeError(`unknown stripe: ${naLista}`);
  return tarja;
}

/**
 * An approximation of a medicine's list for PIS and COFINS, which the price list leaves empty: '+' for one on
 * prescription, '-' for one without, '' where the stripe is unknown. The law goes by the substance (Lei 10.147/2000).
 */
export function listaPisCofinsOf(tarja: number): '+' | '-' | '' {
  if (tarja === TARJA_NAO_INFORMADA) return '';
  return tarja === TARJA_NENHUMA ? '-' : '+';
}
