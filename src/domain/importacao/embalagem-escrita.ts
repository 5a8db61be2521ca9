const FORM = String.raw`(?:cps?|cprs?|comps?|comprimidos?|caps?|c[aá]psulas?|drgs?|dr[aá]geas?|amps?|ampolas?|envs?|envelopes?|sach[eê]s?|supos?|suposit[oó]rios?|pastilhas?)(?![\p{L}\d])\.?(?:\s+(?:rev|eferv|mast)\p{L}*\.?)?`;
/** Three digits or more are a strength where none stands before: 'dipirona 500 comp 20'. */
const COUNT = String.raw`(?:(?<![\p{L}\d.,/])\d{1,2}|(?<=\p{L}.*\d.*\s)\d{3,4})`;
const MEASURE = '(?:ml|l|litros?|mg|mcg|g|gr|kg|ui|cm|m|doses?|gotas?|horas?|h|%)';
const NAMED = String.raw`(?<![\p{L}\d])(?:c\/|com\s|[x×])\s*\d{1,4}(?!\d|[.,]\d|\s*${MEASURE}(?!\p{L}))(?:\s*(?:un(?:id(?:ades?)?)?|${FORM})(?!\p{L})\.?)?`;

/** A pack in a typed name, as a part of a pattern: '30 cp', '3cp', 'c/30', 'c/ 10 comp', 'com 20', 'X 30'. */
export const EMBALAGEM = String.raw`(?:${NAMED}|${COUNT}\s*${FORM})`;

const embalagem = new RegExp(EMBALAGEM, 'iu');

/** `nome`: the text without its pack; `unidades`: the pack's number of tablets, ampoules and the like. */
export type EmbalagemEscrita = { nome: string; unidades: number };

/** Returns the pack that a typed name asks for; null for a name without one. */
export function readEmbalagem(text: string): EmbalagemEscrita | null {
  const found = embalagem.exec(text)?.[0];
  const unidades = Number(found?.match(/\d+/)?.[0] ?? 0);
  if (found === undefined || unidades === 0) return null;
  return { nome: text.replace(found, ' ').replace(/\s+/gu, ' ').trim(), unidades };
}
