/** A colour by its id in the catalogue; a percentage of transparency may follow. */
export type Cor = readonly [idParametroTipo: number, valor: string, percentualTransparencia?: number];

export interface TemaDemo {
  readonly idTemaPersonalizado: number;
  readonly idTemaPersonalizadoTipo: number;
  readonly nome: string;
  /** First and last day, counted from the seeding. */
  readonly dias: readonly [inicio: number, fim: number] | null;
  readonly variosHotsite: readonly string[];
  readonly imagemTema: string | null;
  readonly cores: readonly Cor[];
}

/** The store of the default theme. */
export const TEMA_LOJA = 1;

const RAIZES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 36"><path fill="#0b5d4a" d="M18 3c8 3 13 9 13 16a13 13 0 0 1-26 0C5 12 10 6 18 3z"/><path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" d="M18 30V14m0 9-6-5m6 1 6-6"/><g fill="#0b5d4a" font-family="Figtree Variable,Arial,sans-serif" font-weight="700" font-size="21"><text x="40" y="26">Raízes</text></g></svg>`;

/** The theme of the summer campaign's hotsite, and of its showcase. */
export const TEMA_VERAO = 4;
export const VITRINE_VERAO = 3;

/** The demo's themes: two stores that differ in more than one colour, a campaign, a hotsite's, and the fallback. */
export const TEMAS: readonly TemaDemo[] = [
  {
    idTemaPersonalizado: 1,
    idTemaPersonalizadoTipo: 1,
    nome: 'Maleta',
    dias: null,
    variosHotsite: [],
    imagemTema: null,
    // The built-in colours are this store's: it sets none.
    cores: [],
  },
  {
    // A light header with the store's own logo: backgrounds of components that do not follow the brand.
    idTemaPersonalizado: 2,
    idTemaPersonalizadoTipo: 1,
    nome: 'Raízes',
    dias: null,
    variosHotsite: [],
    imagemTema: `data:image/svg+xml;base64,${Buffer.from(RAIZES).toString('base64')}`,
    cores: [
      [3, '#0b5d4a'],
      [4, '#e8b31c'],
      [10, '#f5f6f0'],
      [11, '#e9ece2'],
      [12, '#d9ddcf'],
      [14, '#4d5a4f'],
      [16, '#0b7a60'],
      [27, '#0e1f1a', 50],
      [461, '#ffffff'],
      [463, '#e4efe9'],
      [464, '#0b5d4a'],
      [491, '#123a30'],
      [493, '#d5e5dd'],
      [494, '#ffffff'],
    ],
  },
  {
    idTemaPersonalizado: 3,
    idTemaPersonalizadoTipo: 2,
    nome: 'Semana de aniversário',
    dias: [7, 14],
    variosHotsite: [],
    imagemTema: null,
    cores: [
      [3, '#7d1650'],
      [4, '#ffb82e'],
      [10, '#fbf4f7'],
      [11, '#f4e8ee'],
      [12, '#ead9e2'],
      [101, '#a8195f'],
      [472, '#ffe3a3'],
    ],
  },
  {
    idTemaPersonalizado: TEMA_VERAO,
    idTemaPersonalizadoTipo: 3,
    nome: 'Verão da saúde',
    dias: null,
    variosHotsite: ['verao-da-saude'],
    imagemTema: null,
    cores: [
      [3, '#00607a'],
      [4, '#ff9f45'],
      [10, '#fff8ee'],
      [11, '#f7eddf'],
      [12, '#ecdfcd'],
      [14, '#5c5648'],
    ],
  },
  {
    idTemaPersonalizado: 5,
    idTemaPersonalizadoTipo: 8,
    nome: 'Sem loja',
    dias: null,
    variosHotsite: [],
    imagemTema: null,
    cores: [
      [3, '#3b4252'],
      [4, '#b8bfcc'],
    ],
  },
];
