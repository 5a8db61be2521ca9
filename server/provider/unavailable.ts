import type { Pagamentos } from './port.ts';

/** Without a configured provider, all charges are refused. */
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
