import type { Pagamentos } from './port.ts';

/** How long a yes holds, and a no, which may be a provider's silence. */
const YES_MS = 60_000;
const NO_MS = 5000;
/** Real branches are few: only made-up ids fill the memory, which then starts empty again. */
const MOST = 500;

type Told = { readonly liberado: Promise<boolean>; until: number };

/** Asks the provider whether cards can be charged once a minute for each branch, however many users ask. */
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
