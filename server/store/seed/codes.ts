/** The list's types of medicine, by code; each is a product line. */
export const LINHAS: readonly (readonly [id: number, nome: string, naLista: string])[] = [
  [0, 'Não informada', '-'],
  [1, 'Genéricos', 'Genérico'],
  [2, 'Similares', 'Similar'],
  [3, 'Referência', 'Novo'],
  [4, 'Específicos', 'Específico'],
  [5, 'Biológicos', 'Biológico'],
  [6, 'Fitoterápicos', 'Fitoterápico'],
  [7, 'Terapia avançada', 'Produto de Terapia Avançada'],
  [8, 'Radiofármacos', 'Radiofármaco'],
];

export const TIPO_GENERICO = 1;
export const TIPO_SIMILAR = 2;
export const TIPO_BIOLOGICO = 5;
export const TIPO_TERAPIA_AVANCADA = 7;

export const TARJA_NAO_INFORMADA = 0;
export const TARJA_VERMELHA_RESTRITA = 3;
export const TARJA_PRETA = 4;

const TARJAS: Readonly<Record<string, number>> = {
  '- (*)': TARJA_NAO_INFORMADA,
  'Tarja Sem Tarja': 1,
  'Tarja Vermelha': 2,
  'Tarja Vermelha sob restrição': TARJA_VERMELHA_RESTRITA,
  'Tarja Preta': TARJA_PRETA,
};

/** Code of a type as the list writes it. */
export function tipoOf(naLista: string): number {
  const linha = LINHAS.find(([, , texto]) => texto === naLista);
  if (linha === undefined) throw new RangeError(`unknown type of medicine: ${naLista}`);
  return linha[0];
}

/** Code of a stripe as the list writes it. */
export function tarjaOf(naLista: string): number {
  const tarja = TARJAS[naLista];
  if (tarja === undefined) throw new RangeError(`unknown stripe: ${naLista}`);
  return tarja;
}
