import { classeOf } from './classes.ts';
import {
  TARJA_NAO_INFORMADA,
  TARJA_PRETA,
  TARJA_VERMELHA_RESTRITA,
  TIPO_BIOLOGICO,
  TIPO_TERAPIA_AVANCADA,
} from './codes.ts';
import type { Medicamento } from './medicamentos.ts';

// Insulins, GLP-1, vaccines, serums and immunoglobulins, clotting factors, erythropoietins, growth hormone,
// oxytocin, monoclonal antibodies, colony stimulating factors, interferons, anti-TNF and interleukin inhibitors.
const FRIO = ['A10C', 'A10S', 'J6', 'J7', 'B2D', 'B3C', 'H4C', 'G2A', 'L1G', 'L3A1', 'L3B', 'L4B', 'L4C'];
// Heparins are biological but are stored at room temperature.
const TEMPERATURA_AMBIENTE = ['B1B', 'K3'];
const ORAL_SOLIDO = /\b(COM|CAP|DRG)\b/;
const INJETAVEL = /\b(INJ|INFUS|SER|SERINGA|CANETA|CAN|FA|AMP)\b/;

// Portaria SVS/MS 344/1998, lists A, B and C. Where the list does not tell the stripe, these classes are wholly
// under it: opioids, antiepileptics, antipsychotics, hypnotics, tranquillisers, antidepressants,
// psychostimulants, appetite suppressants, cholinesterase inhibitors, coxibs, thalidomide and kin.
const SEMPRE_344 = [
  'N2A',
  'N3A',
  'N5A',
  'N5B1',
  'N5C',
  'N6A3',
  'N6A4',
  'N6A5',
  'N6A9',
  'N6B',
  'A8A',
  'N7D1',
  'M1A3',
  'L1K',
];
// These hold controlled and free substances: the restricted red stripe decides. Antibiotics carry the same
// stripe under another rule (RDC 20/2011, retained prescription) and are not among them.
const AS_VEZES_344 = ['N1A', 'N4A', 'N6A1', 'N6C', 'N7B', 'N7D9', 'N7F', 'N7X', 'D10B', 'G3B', 'A14A1'];

/** True for products that are shipped and stored at 2 to 8 degrees. */
export function isRefrigerado(medicamento: Medicamento): boolean {
  const { codigo } = classeOf(medicamento.classe);
  if (startsWithAny(codigo, TEMPERATURA_AMBIENTE) || ORAL_SOLIDO.test(medicamento.apresentacao)) return false;
  if (medicamento.tipo === TIPO_TERAPIA_AVANCADA || startsWithAny(codigo, FRIO)) return true;
  return medicamento.tipo === TIPO_BIOLOGICO && INJETAVEL.test(medicamento.apresentacao);
}

/** True when the sale is under portaria 344 (special control). */
export function isControlado({ tarja, classe }: Medicamento): boolean {
  if (tarja === TARJA_PRETA) return true;
  const { codigo } = classeOf(classe);
  if (tarja === TARJA_VERMELHA_RESTRITA) return startsWithAny(codigo, [...SEMPRE_344, ...AS_VEZES_344]);
  return tarja === TARJA_NAO_INFORMADA && startsWithAny(codigo, SEMPRE_344);
}

function startsWithAny(codigo: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => codigo.startsWith(prefix));
}
