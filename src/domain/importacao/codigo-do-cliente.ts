import { CODIGO_TEXTO_MAXIMO, type CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { foldWords } from '#lib/fold-text.ts';
import { isCientifica } from './importacao-codigo.ts';

/** The learned pairs of one customer, by their folded texts. */
export type Aprendidos = ReadonlyMap<string, CodigoDoCliente>;

/** Changes of a customer's pairs: those to keep, and the texts to forget. */
export type Lembrancas = { aprendidos: CodigoDoCliente[]; esquecidos: string[] };

/**
 * Returns the form in which a customer's own code or name is kept: its folded words, a number without leading zeros. Null
 * for a text that cannot be kept: no letter or digit, too long, or a number that a spreadsheet cut.
 */
export function textoDoCliente(identificacao: string): string | null {
  if (isCientifica(identificacao)) return null;
  const texto = foldWords(identificacao)
    .join(' ')
    .replace(/^0+(?=\d+$)/, '');
  return texto === '' || texto.length > CODIGO_TEXTO_MAXIMO ? null : texto;
}

/**
 * Returns the learned pair that decides a line; undefined if the catalogue decides. `doCatalogo`: the product whose code
 * the text is, null for none: it wins unless the person chose against it.
 */
export function parQueDecide(
  aprendidos: Aprendidos,
  identificacao: string,
  doCatalogo: number | null,
): CodigoDoCliente | undefined {
  const par = aprendidos.get(textoDoCliente(identificacao) ?? '');
  if (par === undefined || par.idProduto === doCatalogo) return undefined;
  return doCatalogo === null || par.contraCatalogo ? par : undefined;
}

/** A line for which a person chose a product. `doCatalogo` as in `parQueDecide`. */
export type Escolha = { identificacao: string; idProduto: number; doCatalogo: number | null };

/**
 * Returns the changes of a customer's pairs that a person's choices make: of two for one text the later one counts, and
 * the choice of the catalogue's own product makes a pair forgotten.
 */
export function toLembrancas(escolhas: readonly Escolha[], aprendidos: Aprendidos): Lembrancas {
  const novas = new Map<string, CodigoDoCliente | null>();
  for (const { identificacao, idProduto, doCatalogo } of escolhas) {
    const texto = textoDoCliente(identificacao);
    if (texto === null) continue;
    const par = { texto, idProduto, contraCatalogo: doCatalogo !== null };
    novas.set(texto, idProduto === doCatalogo ? null : par);
  }
  const isNova = (par: CodigoDoCliente): boolean => {
    const antes = aprendidos.get(par.texto);
    return antes?.idProduto !== par.idProduto || antes.contraCatalogo !== par.contraCatalogo;
  };
  return {
    aprendidos: [...novas.values()].filter((par) => par !== null).filter(isNova),
    esquecidos: [...novas].flatMap(([texto, par]) => (par === null && aprendidos.has(texto) ? [texto] : [])),
  };
}

/** Returns the pairs after changes; a text that is forgotten and learned at once is learned. */
export function withLembrancas(pares: Aprendidos, { aprendidos, esquecidos }: Lembrancas): Aprendidos {
  const next = new Map(pares);
  for (const texto of esquecidos) next.delete(texto);
  for (const par of aprendidos) next.set(par.texto, par);
  return next;
}
