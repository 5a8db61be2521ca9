const FORM = String.raw`(?:cps?|cprs?|comps?|comprimidos?|caps?|c[aá]psulas?|drgs?|dr[aá]geas?|amps?|ampolas?|envs?|envelopes?|sach[eê]s?|supos?|suposit[oó]rios?|pastilhas?)(?![\p{L}\d])\.?(?:\s+(?:rev|eferv|mast)\p{L}*\.?)?`;
/** Three digits or more are a strength where none stands before: 'dipirona 500 comp 20'. */
const COUNT = String.raw`(?:(?<![\p{L}\d.,/])\d{1,2}|(?<=\p{L}.*\d.*\s)\d{3,4})`;
const NAMED = String.raw`(?<![\p{L}\d])(?:c\/|com\s|[x×])\s*\d{1,4}(?!\d|[.,]\d)(?:\s*(?:un(?:id(?:ades?)?)?|${FORM})(?!\p{L})\.?)?`;

/** A pack in a typed name, as a part of a pattern: '30 cp', '3cp', 'c/30', 'c/ 10 comp', 'com 20', 'X 30'. */
export const EMBALAGEM = String.raw`(?:${NAMED}|${COUNT}\s*${FORM})`;
