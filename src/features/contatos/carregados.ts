/** A contact's key: its values, which stay the same when the server gives it an id. */
type ChaveOf<A> = (contato: A) => string;

/** The row of a contact that was saved on this screen, wherever the server's order has it. */
export type Lugar = { readonly chave: string; readonly at: number };

/** Returns the places after a contact was saved: a new one is the first row, a changed one keeps its row `at`. */
export function withLugar(
  lugares: readonly Lugar[],
  { chave, antes, at }: { chave: string; antes: string | null; at: number },
): readonly Lugar[] {
  const others = lugares.filter((one) => one.chave !== chave && one.chave !== antes);
  const moved = antes === null ? others.map((one) => ({ ...one, at: one.at + 1 })) : others;
  return [...moved, { chave, at: antes === null ? 0 : at }];
}

/** The contacts with the saved ones at their places; the others keep their order. */
export function atLugares<A>(
  contatos: readonly A[],
  lugares: readonly Lugar[],
  chaveOf: ChaveOf<A>,
): readonly A[] {
  if (lugares.length === 0) return contatos;
  const byChave = new Map(contatos.map((contato) => [chaveOf(contato), contato]));
  const placed = new Set(lugares.map(({ chave }) => chave));
  const rows = contatos.filter((contato) => !placed.has(chaveOf(contato)));
  for (const { chave, at } of lugares.toSorted((a, b) => a.at - b.at)) {
    const contato = byChave.get(chave);
    if (contato !== undefined) rows.splice(at, 0, contato);
  }
  return rows;
}

/** The device's own contacts, then those of the server that it has not. */
export function joined<A>(aqui: readonly A[], doServidor: readonly A[], chaveOf: ChaveOf<A>): readonly A[] {
  const known = new Set(aqui.map(chaveOf));
  return [...aqui, ...doServidor.filter((contato) => !known.has(chaveOf(contato)))];
}
