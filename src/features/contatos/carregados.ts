/** A contact's key: its values, which stay the same when the server gives it an id. */
type ChaveOf<A> = (contato: A) => string;

/** The contact that was saved last on this screen, and the one in whose row it stands; null: the first row. */
export type Lugar<A> = { readonly chave: string; readonly como: A | null };

/**
 * Returns the place of a contact that was saved: the first row for a new one, and its row for a changed one. The contact
 * saved before goes to its place in the order.
 */
export function nextLugar<A>(
  before: Lugar<A> | null,
  { chave, antes }: { readonly chave: string; readonly antes: A | null },
  chaveOf: ChaveOf<A>,
): Lugar<A> {
  const isAgain = antes !== null && before?.chave === chaveOf(antes);
  return { chave, como: isAgain ? before.como : antes };
}

/** The contacts with the one that was saved last at its place; the others keep their order. */
export function atLugar<A>(
  contatos: readonly A[],
  lugar: Lugar<A> | null,
  { chaveOf, compare }: { chaveOf: ChaveOf<A>; compare: (one: A, other: A) => number },
): readonly A[] {
  const saved = lugar && contatos.find((contato) => chaveOf(contato) === lugar.chave);
  if (!saved) return contatos;
  const { como } = lugar;
  const rows = contatos.filter((contato) => contato !== saved);
  const at = como === null ? 0 : rows.findLastIndex((contato) => compare(contato, como) < 0) + 1;
  return rows.toSpliced(at, 0, saved);
}

/** The device's own contacts, then those of the server that it has not. */
export function joined<A>(aqui: readonly A[], doServidor: readonly A[], chaveOf: ChaveOf<A>): readonly A[] {
  const known = new Set(aqui.map(chaveOf));
  return [...aqui, ...doServidor.filter((contato) => !known.has(chaveOf(contato)))];
}
