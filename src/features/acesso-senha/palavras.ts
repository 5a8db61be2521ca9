import { SEM_DETALHE } from '#parts/failure/falha.ts';

/** What is said when a password's own words for it are missing. */
export type PalavrasSenha = { semDetalhe: string; semResposta: string; ressalva: string };

/** Of a forgotten password: nothing has changed yet. */
export const AO_RECUPERAR: PalavrasSenha = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta:
    'Sem sinal. É preciso conexão com o servidor; tente de novo quando houver sinal. O que você digitou continua aqui.',
  ressalva: 'O que você digitou continua aqui.',
};

/** Of a new one: what was asked for may have been done, only the answer is missing. */
export const AO_ALTERAR: PalavrasSenha = {
  semDetalhe: SEM_DETALHE.alterar,
  semResposta:
    'Sem resposta do servidor: a senha pode ter sido alterada ou não. Tente de novo quando houver sinal; se a senha atual ou o link forem recusados, a nova já vale.',
  ressalva:
    'A senha pode ter sido alterada ou não: se a senha atual ou o link forem recusados, a nova já vale.',
};
