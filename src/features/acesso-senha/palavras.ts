import { SEM_DETALHE } from '#parts/failure/falha.ts';

/** Words for a failure without the server's own. */
export type PalavrasSenha = { semDetalhe: string; semResposta: string; ressalva: string };

/** Of a forgotten password: nothing has changed yet. */
export const AO_RECUPERAR: PalavrasSenha = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta:
    'Sem sinal. É preciso conexão com o servidor; tente de novo quando houver sinal. O que você digitou continua aqui.',
  ressalva: 'O que você digitou continua aqui.',
};

/** After a change of password whose response is missing: it may have been done. */
export const AO_ALTERAR: PalavrasSenha = {
  semDetalhe: SEM_DETALHE.alterar,
  semResposta:
    'Sem resposta do servidor: a senha pode ter sido alterada ou não. Tente de novo quando houver sinal; se a senha atual ou o link forem recusados, a nova já vale.',
  ressalva:
    'A senha pode ter sido alterada ou não: se a senha atual ou o link forem recusados, a nova já vale.',
};
