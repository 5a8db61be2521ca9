import { type CarrinhoCalculado, itensOf } from '#domain/carrinho.ts';
import type { NewYes } from './decide.ts';

/** What a user confirms when he finalises a cart: groups, lines and totals as they stand on his screen. */
export function toEnvio(carrinho: CarrinhoCalculado): NewYes {
  return {
    totalVisto: carrinho.valorTotal,
    grupos: carrinho.grupos.map((g) => ({
      idPessoaFilial: g.idPessoaFilial,
      idCondicao: g.idCondicao,
      idCarrinhoGrupoTipo: g.idCarrinhoGrupoTipo,
      totalVisto: g.total,
      quantidadeAtendidaVista: itensOf(carrinho, g).reduce((n, item) => n + item.quantidadeAtendida, 0),
      descricaoFilial: g.descricaoFilial,
      descricaoCarrinhoGrupo: g.descricaoCarrinhoGrupo,
      descricaoPagamento: [g.formaPagamento?.descFormaPagamento, g.prazo?.descPrazo]
        .filter(Boolean)
        .join(' · '),
    })),
    linhas: carrinho.itens,
  };
}
