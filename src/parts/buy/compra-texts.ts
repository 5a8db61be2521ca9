/** An item that could not be added for an unknown reason. */
export const FALHA_AO_INCLUIR = 'Houve um erro ao incluir o item no carrinho.';

/** Replaces a price: the customer has none for the product, or the device has not loaded it yet. */
export const semPrecoText = (
  { temPrecos }: { temPrecos: boolean },
  { semPrecosAinda }: { semPrecosAinda?: true },
): string => (temPrecos && !semPrecosAinda ? 'Sem condição para este cliente' : 'Preço ainda não carregado');

/** A product without a price for the customer. */
export const SEM_CONDICAO = 'Este produto não tem condição para este cliente.';

/** Products whose prices the device has not loaded yet. */
export const SEM_PRECOS_AINDA = 'Os preços deste cliente ainda estão chegando. Tente de novo em instantes.';
