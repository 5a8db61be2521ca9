import { type Bits, emptyBits } from './bits.ts';
import { markWhole } from './lexicon.ts';
import { COMBINED, INSTITUTIONAL } from './marks.ts';
import { type CatalogueNames, toNames } from './names.ts';
import type { PackedCatalogue } from './packed.ts';
import { availablePlaces, type PackedPrices } from './prices.ts';

/** A generation ready to answer, with the prices of one context or of none. */
export type CatalogueIndex = {
  catalogue: PackedCatalogue;
  prices: PackedPrices | null;
  names: CatalogueNames;
  available: Bits;
  /** Packs made for hospitals, which rank after what a pharmacy sells. */
  institutional: Bits;
  /** Products of more than one strength, which rank after those whose only strength was typed. */
  combined: Bits;
};

/** Makes a packed catalogue ready to answer; prices must be of the same generation. */
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
