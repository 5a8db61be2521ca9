import { ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import { alterarItem, excluirItem, manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { isSameLinha } from '#domain/cart/linha.ts';
import { computePreco } from '#domain/price/preco.ts';
import { freeze, type Resolved } from '#outbox/freeze.ts';
import type { Against } from '#outbox/intents/kind.ts';
import type { LinhaIntent, OutboxRow } from '#vault/outbox-rows.ts';

/**
 * Returns a line's call: POST if the open cart lacks the line, otherwise PUT, or DELETE for quantity 0. If
 * the line to remove is already gone, there is nothing to send.
 */
export function resolveLinha(
  row: OutboxRow,
  intent: LinhaIntent,
  { open, cliente, place }: Against,
): Resolved {
  const { linha, quantidade, detalhe, base, visto, antesDe } = intent;
  const found = open?.itens.find((i) => isSameLinha(i, linha));
  const seen = {
    quantidadeBase: base.quantidade,
    ...(base.revisao === null ? {} : { revisaoBase: base.revisao }),
  };
  if (open && found) {
    const query = { idCarrinho: open.idCarrinho, idCarrinhoGrupo: found.idCarrinhoGrupo };
    if (quantidade === 0) return freeze(toWire(excluirItem, { query: { ...query, ...linha, ...seen } }));
    const where = place === null ? {} : { geolocalizacao: place };
    return freeze(
      toWire(alterarItem, { query, body: { ...linha, quantidade, ...detalhe, ...where, ...seen } }),
    );
  }
  if (quantidade === 0) return { kind: 'nothing' };
  // The figures that the screen shows at this quantity. The server computes its own.
  const preco = computePreco(visto.item, quantidade, cliente?.preferencia.calcularSt ?? false);
  return freeze(
    toWire(manterCarrinhoCompra, {
      body: {
        IDUsuario: row.idUsuario,
        IDPessoaCliente: row.idPessoaCliente,
        IDCondicaoCliente: cliente?.preferencia.condicao?.idCondicao ?? linha.idCondicao,
        IDPrazo: cliente?.preferencia.prazo?.idPrazo ?? null,
        IDFormasPagamento: cliente?.preferencia.formaPagamento?.idFormaPagamento ?? null,
        ...(linha.idItemTipo === ITEM_COMBO
          ? { IDPromocaoCombo: linha.idItem }
          : { IDProduto: linha.idItem }),
        IDCondicaoProduto: linha.idCondicao,
        IDItemTipo: linha.idItemTipo,
        Quantidade: quantidade,
        QuantidadeDesejada: quantidade,
        ...(visto.item.codBarra === undefined ? {} : { CodBarra: visto.item.codBarra }),
        PercentualDesconto: preco.descontoComercial,
        PercentualDescontoFinanceiro: preco.descontoFinanceiro,
        StValor: preco.stUnit,
        ValorUnitario: visto.item.valorUnitario,
        IDOperacao: ID_OPERACAO,
        IDOrigem: ID_ORIGEM,
        IDOrigemTipo: ID_ORIGEM_TIPO,
        ...(place === null ? {} : { Geolocalizacao: place }),
        ...(antesDe ? { antesDe } : {}),
        ...detalhe,
        ...seen,
      },
    }),
  );
}
