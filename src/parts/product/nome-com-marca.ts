/**
 * A product as a line of text: its name and its maker, because the same medicine of two makers has one name. Of a
 * combo the word for it stands there.
 */
export const nomeComMarca = ({
  descricao,
  descricaoMarca,
}: {
  descricao: string;
  descricaoMarca: string;
}): string => (descricaoMarca === '' ? descricao : `${descricao} · ${descricaoMarca}`);
