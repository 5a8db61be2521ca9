import { foldWords } from '#lib/fold-text.ts';

/** What the medicine list abbreviates and people type in full, folded; a plural is found by its singular. */
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

/** The full words of a presentation's abbreviations: `500 MG/ML SOL OR FR GOT` is found by `gotas` too. */
export function fullForms(apresentacao: string): string[] {
  return foldWords(apresentacao).flatMap((word) => FULL.get(word) ?? []);
}
