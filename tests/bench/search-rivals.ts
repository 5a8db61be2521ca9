import uFuzzy from '@leeoniya/ufuzzy';
import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { foldText } from '#lib/fold-text.ts';

/** Returns the products that a query finds, by their row; one screen of them where a limit can be given. */
export type Find = (query: string) => ArrayLike<number>;

const SCREEN = 60;

/**
 * Ways of searching texts. The libraries imitate ours as nearly as they can: all words, by their start, ranked, one
 * screen; typing errors, where a library knows any, only when nothing is found as typed. The scan neither ranks nor
 * forgives.
 */
export const RIVALS: Readonly<Record<string, (texts: readonly string[]) => Find>> = {
  'bare indexOf scan': (texts) => {
    const folded = texts.map(foldText);
    return (query) => {
      const words = foldText(query).split(' ');
      const found: number[] = [];
      for (const [row, text] of folded.entries()) {
        let all = true;
        for (let w = 0; all && w < words.length; w++) all = text.indexOf(words[w] ?? '') >= 0;
        if (all) found.push(row);
      }
      return found;
    };
  },
  MiniSearch: (texts) => {
    const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
    index.addAll(texts.map((text, id) => ({ id, text: foldText(text) })));
    return (query) => {
      const options = { prefix: true, combineWith: 'AND' } as const;
      const typed = index.search(foldText(query), options);
      const found = typed.length > 0 ? typed : index.search(foldText(query), { ...options, fuzzy: 1 });
      return found.slice(0, SCREEN).map(({ id }): number => id);
    };
  },
  FlexSearch: (texts) => {
    const index = new Index({ tokenize: 'forward' });
    for (const [id, text] of texts.entries()) index.add(id, foldText(text));
    return (query) => index.search(foldText(query), { limit: SCREEN }).map(Number);
  },
  Orama: (texts) => {
    const database = create({ schema: { text: 'string' } as const });
    // Without plugins nothing here waits, so the result is the value and no promise of it.
    void insertMultiple(
      database,
      texts.map((text, row) => ({ id: String(row), text: foldText(text) })),
      texts.length,
    );
    return (query) => {
      const options = { term: foldText(query), limit: SCREEN, threshold: 0 };
      const typed = now(oramaSearch(database, options));
      const { hits } = typed.count > 0 ? typed : now(oramaSearch(database, { ...options, tolerance: 1 }));
      return hits.map(({ id }) => Number(id));
    };
  },
  uFuzzy: (texts) => {
    const haystack = texts.map(foldText);
    const typed = new uFuzzy();
    const slipped = new uFuzzy({ intraMode: 1 });
    const ranked = (fuzzy: uFuzzy, query: string): number[] => {
      const [found, info, order] = fuzzy.search(haystack, query, 3, 1000);
      if (found === null) return [];
      if (info === null) return found.slice(0, SCREEN);
      return order.slice(0, SCREEN).map((at) => info.idx[at] ?? 0);
    };
    return (query) => {
      const found = ranked(typed, foldText(query));
      return found.length > 0 ? found : ranked(slipped, foldText(query));
    };
  },
};

function now<T>(answer: T | Promise<T>): T {
  if (answer instanceof Promise) throw new Error('this library answers later');
  return answer;
}
