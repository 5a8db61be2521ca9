import { type CarrinhoCalculado, type ItemCalculado, idPagamentoOf, itensOf } from '#domain/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import type { EnvioIntent, GrupoVisto } from '#vault/outbox-rows.ts';

/** The confirmed groups with their lines and totals on screen. Amounts in cents. */
export type EnvioVisto = { totalVisto: number; grupos: GrupoVisto[]; linhas: ItemCalculado[] };

/** Returns the cart on screen, or only its chosen groups, as the user confirms it. */
export function toEnvio(
  carrinho: CarrinhoCalculado,
  chosen: readonly GrupoChave[] = carrinho.grupos,
): EnvioVisto {
  const grupos = carrinho.grupos.filter((g) => chosen.some((c) => isSameGrupo(c, g)));
  return {
    totalVisto: grupos.reduce((sum, g) => sum + g.total, 0),
    grupos: grupos.map((g) => {
      const idPagamentoVisto = idPagamentoOf(g);
      return {
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
        ...(idPagamentoVisto === undefined ? {} : { idPagamentoVisto }),
      };
    }),
    linhas: carrinho.itens.filter((item) => grupos.some((g) => isSameGrupo(g, item))),
  };
}

/** Returns the same confirmation for only some of its groups. */
export function reduceEnvio<Yes extends EnvioVisto>(envio: Yes, isKept: (grupo: GrupoChave) => boolean): Yes {
  const grupos = envio.grupos.filter(isKept);
  return withinTotal({
    ...envio,
    grupos,
    totalVisto: grupos.reduce((sum, g) => sum + g.totalVisto, 0),
    linhas: envio.linhas.filter((l) => grupos.some((g) => isSameGrupo(g, l))),
  });
}

/** Limits the cashback of a submission to its total. */
export function withinTotal<Yes extends EnvioVisto & { cashbackAplicado?: number }>(envio: Yes): Yes {
  const { cashbackAplicado = 0, totalVisto } = envio;
  return cashbackAplicado > totalVisto ? { ...envio, cashbackAplicado: totalVisto } : envio;
}

/** Returns a submission without its cashback, which was used up or went with other groups. */
export function withoutCashback({ cashbackAplicado: _used, ...envio }: EnvioIntent): EnvioIntent {
  return envio;
}

/** Returns the groups that the submission would have now: its own, and those that its lines have moved to. */
export const gruposNow = (envio: EnvioVisto, agora: CarrinhoCalculado): GrupoChave[] =>
  agora.grupos.filter(
    (g) =>
      envio.grupos.some((own) => isSameGrupo(own, g)) ||
      itensOf(agora, g).some((item) => envio.linhas.some((l) => isSameLinha(l, item))),
  );
