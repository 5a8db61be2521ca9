import { type Bits, emptyBits } from './bits.ts';
import { markWhole } from './lexicon.ts';
import { COMBINED, INSTITUTIONAL } from './marks.ts';
import { type CatalogueNames, toNames } from './names.ts';
import type { PackedCatalogue } from './packed.ts';
import { availablePlaces, type PackedPrices } from './prices.ts';

/** A generation that is ready to search, with the prices of one context or none. */
export type CatalogueIndex = {
  catalogue: PackedCatalogue;
  prices: PackedPrices | null;
  names: CatalogueNames;
  available: Bits;
  /** Packs for hospitals, which rank after a pharmacy's. */
  institutional: Bits;
  /** Products of several strengths, which rank after those with only the typed strength. */
  combined: Bits;
};

/** Makes a packed catalogue ready to search; prices must be of the same generation. */
export function openIndex(catalogue: PackedCatalogue, prices: PackedPrices | null): CatalogueIndex {
  const marked = (mark: string): Bits => markWhole(catalogue.words, mark, emptyBits(catalogue.total));
  return {
    catalogue,
    prices,
    names: toNames(catalogue.header, prices?.header ?? null),
    available: availablePlaces(catalogue, prices),
    institutional: marked(INSTITUTIONAL),
    combined: marked(COMBINED),
  };
}
