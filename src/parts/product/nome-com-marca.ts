/**
 * Returns a product's name with its maker, because the same medicine of two makers has one name. A combo has the word
 * for it in place of the maker.
 */
export const nomeComMarca = ({
  descricao,
  descricaoMarca,
}: {
  descricao: string;
  descricaoMarca: string;
}): string => (descricaoMarca === '' ? descricao : `${descricao} · ${descricaoMarca}`);
