import * as z from 'zod/mini';

/** The actions of a call that deletes, inserts or changes a record. */
export const ACAO_EXCLUIR = 0;
export const ACAO_INCLUIR = 1;
export const ACAO_ALTERAR = 2;

/** An action inside a JSON body. */
export const acao = z.literal([ACAO_EXCLUIR, ACAO_INCLUIR, ACAO_ALTERAR]);

export type Acao = z.output<typeof acao>;

/** An action inside a query string. */
export const acaoTexto = z.codec(z.enum(['0', '1', '2']), acao, {
  decode: (wire) => (({ '0': ACAO_EXCLUIR, '1': ACAO_INCLUIR, '2': ACAO_ALTERAR }) as const)[wire],
  encode: (value) => (['0', '1', '2'] as const)[value],
});
