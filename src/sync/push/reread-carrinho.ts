/** The wait after the last confirmed change of a cart. */
export const REREAD_MS = 3500;

export type RereadCarrinho = {
  /** Notes the customers whose carts were changed just now; each change begins the wait again. */
  note: (idPessoaClientes: readonly number[]) => void;
  stop: () => void;
};

/**
 * Reads changed carts again 3.5 s after their last confirmed change: stock and prices may have moved since its response.
 * `reread` runs only while the page is visible. A page that becomes visible reads everything anyway.
 */
export function createRereadCarrinho(
  reread: (idPessoaClientes: readonly number[]) => void,
  isLookedAt: () => boolean,
): RereadCarrinho {
  const changed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    note: (idPessoaClientes) => {
      if (idPessoaClientes.length === 0) return;
      for (const id of idPessoaClientes) changed.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const due = [...changed];
        changed.clear();
        if (isLookedAt()) reread(due);
      }, REREAD_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
