import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco } from '#domain/price/preco.ts';
import type { EnvioIntent, GrupoVisto, Intent, LinhaVista } from './outbox-rows.ts';

/** A submission of the first builds: groups without texts, lines as seen but without their figures. */
type FirstEnvio = Omit<EnvioIntent, 'grupos' | 'linhas'> & {
  grupos: (Partial<GrupoVisto> & Omit<GrupoVisto, 'descricaoFilial'>)[];
  linhas: (ItemCalculado | LinhaVista)[];
};

/**
 * Computes the figures of a line, fully served and with ST: the first builds stored only the parts of a
 * price.
 */
function toCalculado(linha: ItemCalculado | LinhaVista): ItemCalculado {
  if (!('item' in linha)) return linha;
  const { item, quantidade, ...chave } = linha;
  const preco = computePreco(item, quantidade, true);
  return {
    ...chave,
    idPessoaFilial: item.idPessoaFilial,
    idCarrinhoGrupoTipo: item.idCarrinhoGrupoTipo,
    descricao: item.descricao,
    descricaoMarca: item.descricaoMarca,
    categoria: item.categoria,
    quantidade,
    quantidadeAtendida: quantidade,
    quantidadeFalta: 0,
    valorUnitario: item.valorUnitario,
    descontoComercial: preco.descontoComercial,
    descontoFinanceiro: preco.descontoFinanceiro,
    stValor: preco.stUnit,
    valorLiquido: preco.valorLiquido,
    valorTotal: centsOf(quantidade, preco.valorLiquido),
  };
}

/**
 * Returns an intent in the shape of this build, whatever build wrote it; the same object if nothing is
 * missing.
 */
export function upcastIntent(intent: Intent): Intent {
  if (intent.tipo !== 'envio') return intent;
  const { grupos, linhas }: FirstEnvio = intent;
  const isFirst =
    grupos.some(({ descricaoFilial }) => descricaoFilial === undefined) || linhas.some((l) => 'item' in l);
  if (!isFirst) return intent;
  const words = { descricaoFilial: '', descricaoCarrinhoGrupo: '', descricaoPagamento: '' };
  return {
    ...intent,
    grupos: grupos.map((grupo) => ({ ...words, ...grupo })),
    linhas: linhas.map(toCalculado),
  };
}
