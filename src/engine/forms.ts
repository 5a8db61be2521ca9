/** Abbreviations of the medicine list with the words that people type, folded; singulars find plurals. */
const FULL: ReadonlyMap<string, string> = new Map([
  ['aer', 'aerossol'],
  ['amp', 'ampolas'],
  ['bg', 'bisnagas'],
  ['bols', 'bolsas'],
  ['cap', 'capsulas'],
  ['com', 'comprimidos'],
  ['crem', 'creme'],
  ['derm', 'dermatologico'],
  ['efev', 'efervescente'],
  ['env', 'envelopes'],
  ['fr', 'frascos'],
  ['got', 'gotas'],
  ['inal', 'inalatorio'],
  ['inj', 'injetavel'],
  ['mast', 'mastigavel'],
  ['nas', 'nasal'],
  ['oft', 'oftalmico'],
  ['pas', 'pastilhas'],
  ['pom', 'pomada'],
  ['ser', 'seringas'],
  ['sol', 'solucao'],
  ['spr', 'spray'],
  ['sup', 'supositorios'],
  ['sus', 'suspensao'],
  ['vag', 'vaginal'],
  ['xamp', 'xampu'],
  ['xpe', 'xarope'],
]);

/** The full word of a folded abbreviation: `500 MG/ML SOL OR FR GOT` is found by `gotas` too. */
export function fullForm(word: string): string | undefined {
  return FULL.get(word);
}
