import { escaped } from '#server/demo/html/page.ts';
import { AMBER, GREEN, INDIGO, TEAL } from '#server/demo/seed/conteudo-arte.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';

const PALETTES = [INDIGO, TEAL, AMBER, GREEN] as const;
/** The width of the name in the picture's units, its largest letters, and a letter's mean width in parts of its size. */
const ROOM = 82;
const LARGEST = 19;
const LETTER = 0.62;
const MOST = 22;

/** A brand's name in our own lettering next to its first letter; the same each time, no maker's own mark. */
export function marcaSvg(nome: string): string {
  const { ground, near, light } = PALETTES[pickBetween(`marca ${nome}`, 0, PALETTES.length - 1)] ?? INDIGO;
  const shown = nome.length > MOST ? `${nome.slice(0, MOST - 1)}…` : nome;
  const size = Math.min(LARGEST, ROOM / (shown.length * LETTER)).toFixed(1);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">' +
    `<rect width="120" height="40" rx="6" fill="#fff"/><circle cx="18" cy="20" r="14" fill="${ground}"/>` +
    `<path d="M8 30a14 14 0 0 0 20 0z" fill="${near}"/>` +
    '<g font-family="Figtree,Segoe UI,Roboto,Arial,sans-serif" font-weight="700">' +
    `<text x="18" y="25" font-size="15" fill="${light}" text-anchor="middle">${escaped(nome.slice(0, 1).toUpperCase())}</text>` +
    `<text x="36" y="25" font-size="${size}" fill="${ground}">${escaped(shown)}</text></g></svg>`
  );
}
