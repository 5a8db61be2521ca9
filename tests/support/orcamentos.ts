import { toBusinessInstant } from '#lib/business-instant.ts';

/** For tests: the request to keep these quantities of products, as a quotation of customer 101 made at `now`. */
export const orcamentoBody = (
  linhas: readonly (readonly [idItem: number, quantidade: number])[],
  now: Date,
  more: object = {},
) => ({
  idPessoaCliente: 101,
  codigoLocal: 'A2B-001',
  feitoEm: toBusinessInstant(now),
  validadeDias: 7,
  observacao: '',
  grupos: [],
  linhas: linhas.map(([idItem, quantidade]) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade })),
  ...more,
});
