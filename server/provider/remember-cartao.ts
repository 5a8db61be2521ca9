import type { Pagamentos } from './port.ts';

/** A no is remembered for less time: it may come from a silent provider. */
const YES_MS = 60_000;
const NO_MS = 5000;
/** Only made-up ids reach this number; the memory is then emptied. */
const MOST = 500;

type Told = { readonly liberado: Promise<boolean>; until: number };

/** Remembers the provider's yes for a branch's cards for a minute, and its no for five seconds, in this process. */
export function rememberCartao(pagamentos: Pagamentos, clock: () => Date): Pagamentos {
  const told = new Map<number, Told>();
  function ask(idPessoaFilial: number): Promise<boolean> {
    if (told.size >= MOST) told.clear();
    const liberado = pagamentos.cartaoLiberado(idPessoaFilial);
    const mine: Told = { liberado, until: Number.POSITIVE_INFINITY };
    told.set(idPessoaFilial, mine);
    liberado.then(
      (yes) => {
        mine.until = clock().getTime() + (yes ? YES_MS : NO_MS);
      },
      () => told.delete(idPessoaFilial),
    );
    return liberado;
  }
  return {
    ...pagamentos,
    cartaoLiberado: async (idPessoaFilial) => {
      const known = told.get(idPessoaFilial);
      return known !== undefined && clock().getTime() < known.until
        ? await known.liberado
        : await ask(idPessoaFilial);
    },
  };
}
