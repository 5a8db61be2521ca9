/** A medicine's container or form, as far as the drawing distinguishes them. */
export type PackageForm =
  | 'tablet'
  | 'capsule'
  | 'jar'
  | 'tube'
  | 'dropper'
  | 'syrup'
  | 'spray'
  | 'ampoule'
  | 'vial'
  | 'syringe'
  | 'bag'
  | 'sachet'
  | 'plain';

export interface PackageDose {
  /** '500', '16+12,5' */
  amount: string;
  /** 'mg', 'mg/ml'; empty if the list gives no unit. */
  unit: string;
}

export interface PackageReading {
  form: PackageForm;
  dose: PackageDose | null;
  /** '30 comprimidos', '20 ml', '100 ampolas'; empty if unknown. */
  contents: string;
}

/**
 * Reads a presentation of the Brazilian price list ('500 MG COM CT BL AL PLAS TRANS X 30'): form and container by
 * Anvisa's abbreviations, the leading dose, and the quantity inside. Omits unknown parts and never guesses a figure.
 */
export function readApresentacao(apresentacao: string): PackageReading {
  const text = apresentacao.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const form = readForm(text.match(/[A-Z]+/g) ?? []);
  return { form, dose: readDose(text), contents: readContents(text, form) };
}

const solids: Record<string, PackageForm> = {
  COM: 'tablet',
  COMP: 'tablet',
  CP: 'tablet',
  DRG: 'tablet',
  PAS: 'tablet',
  CAP: 'capsule',
  CREM: 'tube',
  POM: 'tube',
  GEL: 'tube',
  PAST: 'tube',
  XPE: 'syrup',
  ELX: 'syrup',
  XAMP: 'syrup',
  LOC: 'syrup',
  SPR: 'spray',
  AER: 'spray',
  GRAN: 'sachet',
  GOMA: 'tablet',
  SUP: 'plain',
  OVL: 'plain',
  ADES: 'sachet',
};

const poured = new Set(['SOL', 'SUS', 'PO', 'EMU', 'LIQ', 'INJ', 'LIOF', 'TINT', 'OLEO', 'COLU']);

const containers: readonly (readonly [words: readonly string[], form: PackageForm])[] = [
  [['SER', 'CAN', 'CAR', 'CARP', 'STR', 'APLIC'], 'syringe'],
  [['AMP'], 'ampoule'],
  [['FA'], 'vial'],
  [['BOLS'], 'bag'],
  [['ENV', 'SACH', 'FLAC'], 'sachet'],
  [['SPR', 'SPY', 'SPRAY', 'AER', 'INAL', 'ATOM', 'DISP'], 'spray'],
  [['INJ', 'INFUS', 'LIOF'], 'vial'],
  [['GOT', 'OFT', 'NAS', 'OTO'], 'dropper'],
  [['BG', 'TB'], 'tube'],
];

function readForm(words: readonly string[]): PackageForm {
  const inside = new Set(words);
  for (const word of words) {
    const form = solids[word];
    if (form !== undefined) {
      const isLoose = (form === 'tablet' || form === 'capsule') && inside.has('FR') && !inside.has('BL');
      return isLoose ? 'jar' : form;
    }
    if (poured.has(word)) return readContainer(inside);
  }
  return 'plain';
}

function readContainer(inside: ReadonlySet<string>): PackageForm {
  const isInjected = inside.has('INJ') || inside.has('INFUS') || inside.has('LIOF');
  for (const [words, form] of containers) {
    // A dosing syringe next to a bottle does not make it a syringe.
    if (form === 'syringe' && !isInjected) continue;
    if (form === 'syringe' && (inside.has('FA') || inside.has('AMP'))) continue;
    if (words.some((word) => inside.has(word))) return form;
  }
  return 'syrup';
}

const number = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`;
const unit = String.raw`(?:MCG|MG|G|UI|U|MEQ|MMOL|ML|MUI|KG|%)`;
const per = String.raw`(?:\s*\/\s*(?:${number}\s*)?(?:ML|MG|G|L|DOSE|DOS|H|COM|ACIONAMENTO))?`;
const grouped = new RegExp(String.raw`^\(?\s*(${number}(?:\s*\+\s*${number})+)\s*\)?\s*(${unit}${per})`);
const spelledOut = new RegExp(
  String.raw`^\(?\s*(${number})\s*(${unit}${per})(?:\s*\+\s*(${number})\s*${unit}${per})*`,
);
const each = new RegExp(String.raw`(${number})\s*${unit}${per}`, 'g');

function readDose(text: string): PackageDose | null {
  const together = grouped.exec(text);
  if (together !== null) return { amount: tidy(together[1] ?? ''), unit: tidyUnit(together[2] ?? '') };
  const apart = spelledOut.exec(text);
  if (apart === null) return null;
  const amounts = [...apart[0].matchAll(each)].map((match) => match[1] ?? '');
  return { amount: tidy(amounts.join('+')), unit: tidyUnit(apart[2] ?? '') };
}

function tidy(amount: string): string {
  const parts = amount.split('+').map((part) =>
    part
      .trim()
      .replace(/,0+$/, '')
      .replace(/(,\d*?)0+$/, '$1'),
  );
  return parts.join('+');
}

function tidyUnit(text: string): string {
  const bare = text.replaceAll(/\s+/g, '').toLowerCase();
  return bare.startsWith('ui') || bare.startsWith('mui')
    ? bare.replace('ui', 'UI').replace('mUI', 'MUI')
    : bare;
}

const nouns: Partial<Record<PackageForm, readonly [one: string, many: string]>> = {
  tablet: ['comprimido', 'comprimidos'],
  capsule: ['cápsula', 'cápsulas'],
  jar: ['unidade', 'unidades'],
  ampoule: ['ampola', 'ampolas'],
  vial: ['frasco-ampola', 'frascos-ampola'],
  sachet: ['envelope', 'envelopes'],
};

const measured = new RegExp(String.raw`\bX\s*(${number})\s*(ML|G|L)\b`);
const counted = /\bX\s*(\d+)(?!\d|[.,]|\s*(?:ML|G|MG|L|CM|DOS)\b)/;
const boxed = /\b(?:CX|CT)\s+(\d+)\s+(?:AMP|FA|ENV|SACH|FR|BG|EST)\b/;

const readCount = (text: string): string | undefined => (boxed.exec(text) ?? counted.exec(text))?.[1];

/** Returns how many tablets, ampoules and the like a presentation names; null for none, as for 'X 20 ML'. */
export function unidadesOf(apresentacao: string): number | null {
  const count = readCount(apresentacao.toUpperCase());
  return count === undefined ? null : Number(count);
}

function readContents(text: string, form: PackageForm): string {
  const noun = nouns[form];
  const count = readCount(text);
  if (noun !== undefined && count !== undefined) return `${count} ${noun[count === '1' ? 0 : 1]}`;
  const measure = measured.exec(text);
  if (measure === null) return '';
  return `${tidy(measure[1] ?? '')} ${measure[2] === 'L' ? 'L' : (measure[2] ?? '').toLowerCase()}`;
}
