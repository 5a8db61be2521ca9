/** Cart situations in which payment is under way: nothing can be added until it ends. */
const PENDENTES: ReadonlySet<number> = new Set([3, 4, 5]);

/** True for a cart whose payment waits, is in process or is partly done; false for an open or finished one. */
export const isPendente = (idCarrinhoSituacao: number | undefined): boolean =>
  idCarrinhoSituacao !== undefined && PENDENTES.has(idCarrinhoSituacao);
