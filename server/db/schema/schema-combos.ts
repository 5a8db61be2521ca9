import type { Generated } from 'kysely';
import type { Mudavel } from './schema-mudavel.ts';

/** Discounts in hundredths of 1 %; days as text; `selos` ids joined by ';'. All its members are of one branch and group. */
export interface PromocaoComboTable extends Mudavel {
  idPromocaoCombo: number;
  descricao: string;
  rotulo: string | null;
  detalhes: Generated<string>;
  descontoComercial: number;
  descontoFinanceiro: number;
  /** Maximum for one customer. */
  quantidadeLimite: number;
  dataInicial: string;
  dataFinal: string;
  selos: Generated<string>;
  idPrazoPrioritario: number | null;
  idPessoaFilial: number;
  idCarrinhoGrupoTipo: number;
}

/** A member; one product may stand twice, paid and as bonus. */
export interface PromocaoComboProdutoTable {
  idPromocaoCombo: number;
  idProduto: number;
  bonificacao: boolean;
  quantidadeNoCombo: number;
  posicao: number;
}

/** The buyers of a combo: for each `tipo` with rows, a named value, or with `exceto` one that is not named. */
export interface PromocaoComboRestricaoTable {
  idPromocaoCombo: number;
  tipo: 'cliente' | 'condicao' | 'operacao' | 'origem' | 'vendedor';
  id: number;
  exceto: Generated<boolean>;
}

/** A removed combo, and the transaction that removed it. */
export interface PromocaoComboRemovidoTable {
  idPromocaoCombo: number;
  mudado: number;
}

export interface CombosTables {
  promocaoCombo: PromocaoComboTable;
  promocaoComboProduto: PromocaoComboProdutoTable;
  promocaoComboRestricao: PromocaoComboRestricaoTable;
  promocaoComboRemovido: PromocaoComboRemovidoTable;
}
