import type { Combo } from '#contract/catalogue/combo.ts';

/** For tests: a combo on sale; `promocaoCombo` replaces single members of its promotion. */
export const comboSample = (
  idItem: number,
  {
    promocaoCombo,
    ...over
  }: Partial<Omit<Combo, 'promocaoCombo'>> & { promocaoCombo?: Partial<Combo['promocaoCombo']> } = {},
): Combo => ({
  idItem,
  itemTipo: { idItemTipo: 2 },
  descricao: `Combo ${idItem}`,
  imagem: null,
  promocaoCombo: {
    idPromocaoCombo: idItem,
    produtoFabricante: null,
    dataFinal: '2026-12-31',
    idPessoaFilial: 1,
    idCarrinhoGrupoTipo: 1,
    quantidadeLimite: 10,
    rotulo: null,
    detalhes: '',
    promocaoComboCanalPrazoPrioritario: null,
    idCondicao: 1,
    ...promocaoCombo,
  },
  selos: [],
  itens: [],
  ...over,
});
