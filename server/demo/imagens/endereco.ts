/** Where the demonstration's drawn pictures are. */
export const DEMO_IMAGENS = '/demo/imagens';

/** The views of a product: its box from the front, opened, and from behind. */
export type Vista = 'frente' | 'aberta' | 'verso';

/** The address of a product's picture. Devices keep it: raise the number when the drawing changes. */
export const imagemDoProduto = (idProduto: number, vista: Vista): string =>
  `${DEMO_IMAGENS}/${idProduto}-${vista}-1.svg`;

/** The address of a brand's picture; raise the number when the drawing changes. */
export const imagemDaMarca = (idMarca: number): string => `${DEMO_IMAGENS}/marca-${idMarca}-1.svg`;

/** The address of a payment picture; raise the number when the drawing changes. */
export const imagemDoPagamento = (nome: string): string => `${DEMO_IMAGENS}/pagamento-${nome}-1.svg`;
