/** Cart situations: 2 open; 3 awaiting payment, 4 payment in process, 5 paid in part; 6 finished. */
export const CARRINHO_ABERTO = 2;
export const CARRINHO_AGUARDANDO = 3;
export const CARRINHO_EM_PAGAMENTO = 4;
export const CARRINHO_PAGO_EM_PARTE = 5;
export const CARRINHO_FINALIZADO = 6;
