import { FCP, ICMS_INTERNO } from '#domain/invoices/icms.ts';
import { mulDiv } from '#domain/price/money.ts';
import { hashOf, pickBetween } from './hash.ts';

/** Discounts in hundredths of 1 %. */
export type Descontos = { readonly descontoComercial: number; readonly descontoFinanceiro: number };
/** From `quantidade` units on, these discounts replace the context's. */
export type Faixa = Descontos & { readonly quantidade: number };
export type Segmento = 'generico' | 'similar' | 'outro';

const COMERCIAL: Readonly<Record<Segmento, readonly [low: number, high: number]>> = {
  generico: [35, 62],
  similar: [18, 45],
  outro: [2, 9],
};
// A condition's addition to the brand's discount: a network buys better, an institution pays without terms.
const POR_CONDICAO: Readonly<Record<number, number>> = { 1: 0, 2: 400, 3: -150, 4: 250 };
const ESCADAS: readonly (readonly number[])[] = [
  [6, 12, 24],
  [10, 30, 60],
  [12, 48, 96],
];
const DEGRAUS = [150, 350, 600];

// Percent of the net price that a pharmacy pays ahead as ICMS-ST, invented after the usual sizes; by state,
// then by anatomical group (first letter of the class), '' for all others.
const ST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  SP: { '': 1180, A: 1240, D: 1425, F: 1390, K: 0, L: 640, R: 1240 },
  MG: { '': 1075, A: 1130, D: 1360, F: 1310, K: 0, L: 580, R: 1130 },
};

// Classes that pay for the state's fund: Minas Gerais has one for cosmetics, and ointments for the skin stand for them.
const FUNDO: Readonly<Record<string, readonly string[]>> = { MG: ['D2'] };

/** A brand's discounts under a condition. */
export function descontosOf(marca: string, segmento: Segmento, idCondicao: number): Descontos {
  const [low, high] = COMERCIAL[segmento];
  const base = pickBetween(`comercial ${marca}`, low * 2, high * 2) * 50;
  const descontoFinanceiro = pickBetween(`financeiro ${marca} ${idCondicao}`, 0, 3) * 100;
  return { descontoComercial: Math.max(0, base + (POR_CONDICAO[idCondicao] ?? 0)), descontoFinanceiro };
}

/** A brand's volume tiers, none to three, each better than the previous one and than the base. */
export function faixasOf(marca: string, base: Descontos): Faixa[] {
  const escada = ESCADAS[hashOf(`escada ${marca}`) % ESCADAS.length] ?? [];
  const count = hashOf(`faixas ${marca}`) % 4;
  return escada.slice(0, count).map((quantidade, step) => ({
    quantidade,
    descontoComercial: base.descontoComercial + (DEGRAUS[step] ?? 0),
    descontoFinanceiro: base.descontoFinanceiro,
  }));
}

/** ST of a class in a state, and the part of it for the state's fund against poverty, in hundredths of 1 %. */
export function stOf(codigoClasse: string, estado: string): { readonly st: number; readonly stFcp: number } {
  const grupos = ST[estado] ?? {};
  const st = grupos[codigoClasse.charAt(0)] ?? grupos[''] ?? 0;
  if (!(FUNDO[estado] ?? []).some((classe) => codigoClasse.startsWith(classe))) return { st, stFcp: 0 };
  // The fund takes its rate of the base that ST is computed from.
  const stFcp = mulDiv(st + ICMS_INTERNO, FCP, ICMS_INTERNO);
  return { st: st + stFcp, stFcp };
}

/** Units at the home branch: 0 for products that are not marketed; of the others 6 % have none and 12 % few. */
export function estoqueOf(registro: string, comercializado: boolean): number {
  if (!comercializado) return 0;
  const luck = pickBetween(`estoque ${registro}`, 0, 99);
  if (luck < 6) return 0;
  if (luck < 18) return pickBetween(`poucas ${registro}`, 1, 19);
  return pickBetween(`bastante ${registro}`, 20, 4000);
}
