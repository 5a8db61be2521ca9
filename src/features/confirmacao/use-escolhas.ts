import { useState } from 'react';
import { type Escolhas, SEM_ESCOLHAS } from './revisao.ts';

const storageKey = (key: string): string => `GSRevisao.${key}`;

function readEscolhas(key: string): Escolhas {
  try {
    // Only this file writes it, under a key of this order's own.
    const kept = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}') as Partial<Escolhas>;
    return { ...SEM_ESCOLHAS, ...kept };
  } catch {
    // Storage is refused or damaged: the review begins again.
    return SEM_ESCOLHAS;
  }
}

/** The user's actions in the review of one refused order. */
export type EscolhasActs = {
  accept: (linha: string) => void;
  setQuantidade: (linha: string, quantidade: number) => void;
  /** Undoes the choice for a line. */
  undo: (linha: string) => void;
  /** Keeps a group in the cart, or lets it go again. */
  toggleRascunho: (grupo: string) => void;
  /** The order was decided on: deletes its choices. */
  forget: () => void;
};

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The choices of a review, by the key of the refused order; they survive a reload of the page. */
export function useEscolhas(key: string): { escolhas: Escolhas; acts: EscolhasActs } {
  const [escolhas, setEscolhas] = useState(() => readEscolhas(key));
  const write = (next: Escolhas) => {
    setEscolhas(next);
    try {
      sessionStorage.setItem(storageKey(key), JSON.stringify(next));
    } catch (error) {
      // The choices then last as long as the page.
      console.warn('the choices of a review are not remembered', error);
    }
  };
  const { quantidades, aceitas, rascunhos } = escolhas;
  const others = (linha: string) => aceitas.filter((other) => other !== linha);
  return {
    escolhas,
    acts: {
      accept: (linha) =>
        write({ ...escolhas, aceitas: [...others(linha), linha], quantidades: without(quantidades, linha) }),
      setQuantidade: (linha, quantidade) =>
        write({ ...escolhas, aceitas: others(linha), quantidades: { ...quantidades, [linha]: quantidade } }),
      undo: (linha) =>
        write({ ...escolhas, aceitas: others(linha), quantidades: without(quantidades, linha) }),
      toggleRascunho: (grupo) =>
        write({
          ...escolhas,
          rascunhos: rascunhos.includes(grupo)
            ? rascunhos.filter((other) => other !== grupo)
            : [...rascunhos, grupo],
        }),
      forget: () => sessionStorage.removeItem(storageKey(key)),
    },
  };
}
