import { nomeInformado } from '#domain/catalogue/marca.ts';
import { type MakerColors, makerPalette } from '#theme/package-colors.ts';

export const liveries = ['block', 'crown', 'corner', 'wave', 'full'] as const;

/** The layout of a manufacturer's boxes. */
export type Livery = (typeof liveries)[number];

export interface Maker {
  colors: MakerColors;
  livery: Livery;
  /** Its common name: 'EMS', 'Eurofarma', 'Teuto'; '' where the company gave none. */
  shortName: string;
}

const generalWords = new Set(
  'LABORATORIO LABORATORIOS INDUSTRIA INSTITUTO FUNDACAO COMPANHIA PRODUTOS GRUPO DE DO DA DOS DAS E O A PARA'.split(
    ' ',
  ),
);

/** Returns a manufacturer's look: fixed per name, and shared by companies with the same first name. */
export function makerOf(fabricante: string): Maker {
  const initials = /\s-\s(\p{Lu}{2,5})$/u.exec(fabricante)?.[1];
  const words = nomeInformado(fabricante)
    .split(/[\s,/-]+/)
    .filter(Boolean);
  const known = initials ?? words.find((word) => !generalWords.has(fold(word))) ?? words[0] ?? '';
  const hash = hashOf(fold(known));
  return {
    colors: makerPalette[hash % makerPalette.length] ?? { main: '', accent: '' },
    livery: liveries[(hash >>> 8) % liveries.length] ?? 'block',
    shortName: isInitials(known, initials) ? known : known.charAt(0) + known.slice(1).toLowerCase(),
  };
}

function isInitials(word: string, initials: string | undefined): boolean {
  return word === initials || word.length <= 3;
}

function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

/** FNV-1a, 32 bits. Source: the hash's published definition. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The low bits of short names are similar; this spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
