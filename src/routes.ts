/** Every address of the app, in the one spelling that links write. */
export const routes = {
  home: '/',
  busca: '/busca',
  carrinho: '/carrinho',
  confirmacao: '/confirmacao',
} as const;

/** The search page of a text; empty parameters stay out of the address. */
export function buscaHref(pes: string): string {
  const query = pes.trim() === '' ? '' : `?${new URLSearchParams({ pes: pes.trim() }).toString()}`;
  return `${routes.busca}${query}`;
}

/** The confirmation of one submission, by its key on this device. */
export const confirmacaoHref = (key: string): string =>
  `${routes.confirmacao}?${new URLSearchParams({ envio: key }).toString()}`;
