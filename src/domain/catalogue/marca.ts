/** The words that stand for a name which the company's files do not give. */
export const NAO_INFORMADA = 'Não informada';
export const NAO_INFORMADO = 'Não informado';

/** A name as screens show it: '' where the company gave none. */
export const nomeInformado = (nome: string): string =>
  nome === NAO_INFORMADA || nome === NAO_INFORMADO ? '' : nome;

/** The maker that a line of a cart or an order names: the brand, without one the manufacturer, or ''. */
export const marcaNaLinha = ({ marca, fabricante }: { marca: string; fabricante: string }): string =>
  nomeInformado(marca) || nomeInformado(fabricante);
