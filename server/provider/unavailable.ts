import type { Pagamentos } from './port.ts';

/** Where no provider is configured, nothing is charged and nothing is promised. */
export const semOperadora: Pagamentos = {
  cartaoLiberado: async () => false,
  cobrarCartao: async () => ({
    situacao: 'recusada',
    mensagem: 'Pagamentos com cartão de crédito estão indisponíveis.',
  }),
  consultarCartao: async () => ({ situacao: 'desconhecida' }),
  criarPix: async () => ({ situacao: 'indisponivel', copiaECola: '' }),
  consultarPix: async () => ({ situacao: 'indisponivel', copiaECola: '' }),
  cancelarPix: async () => 'desconhecida',
};
