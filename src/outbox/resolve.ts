import {
  CARRINHO_ABERTO,
  type Carrinho,
  ID_OPERACAO,
  ID_ORIGEM,
  ID_ORIGEM_TIPO,
} from '#contract/carrinho.ts';
import {
  alterarItem,
  confirmarCarrinho,
  definirEtapa,
  excluirItem,
  manterCarrinhoCompra,
} from '#contract/carrinho-calls.ts';
import type { Codigo } from '#contract/codigo.ts';
import { toWire, type WireRequest } from '#contract/to-wire.ts';
import { isSameLinha } from '#domain/linha.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { EnvioIntent, FrozenCall, LinhaIntent, OutboxRow } from '#vault/outbox-rows.ts';

/** What a row becomes at its first claim: a call, nothing to say, or a refusal that needs no server. */
export type Resolved =
  | { kind: 'call'; call: FrozenCall }
  | { kind: 'nothing' }
  | { kind: 'refused'; codigo: Codigo; description: string };

function freeze(wire: WireRequest): Resolved {
  if (wire.method === 'GET') throw new Error('a read is never queued');
  return { kind: 'call', call: { method: wire.method, path: wire.path, query: wire.query, body: wire.body } };
}

function resolveLinha(
  row: OutboxRow,
  intent: LinhaIntent,
  open: Carrinho | null,
  cliente: ClienteDetalhe | null,
) {
  const { linha, quantidade, base, visto } = intent;
  const found = open?.itens.find((i) => isSameLinha(i, linha));
  const seen = {
    quantidadeBase: base.quantidade,
    ...(base.revisao === null ? {} : { revisaoBase: base.revisao }),
  };
  if (open && found) {
    const query = { idCarrinho: open.idCarrinho, idCarrinhoGrupo: found.idCarrinhoGrupo };
    if (quantidade === 0) return freeze(toWire(excluirItem, { query: { ...query, ...linha } }));
    return freeze(toWire(alterarItem, { query, body: { ...linha, quantidade, ...seen } }));
  }
  if (quantidade === 0) return { kind: 'nothing' } as const;
  return freeze(
    toWire(manterCarrinhoCompra, {
      body: {
        IDUsuario: row.idUsuario,
        IDPessoaCliente: row.idPessoaCliente,
        IDCondicaoCliente: cliente?.preferencia.condicao?.idCondicao ?? linha.idCondicao,
        IDPrazo: cliente?.preferencia.prazo?.idPrazo ?? null,
        IDFormasPagamento: cliente?.preferencia.formaPagamento?.idFormaPagamento ?? null,
        IDProduto: linha.idItem,
        IDCondicaoProduto: linha.idCondicao,
        IDItemTipo: linha.idItemTipo,
        Quantidade: quantidade,
        QuantidadeDesejada: quantidade,
        PercentualDesconto: visto.item.descontoComercial,
        PercentualDescontoFinanceiro: visto.item.descontoFinanceiro,
        StValor: 0,
        ValorUnitario: visto.item.valorUnitario,
        IDOperacao: ID_OPERACAO,
        IDOrigem: ID_ORIGEM,
        IDOrigemTipo: ID_ORIGEM_TIPO,
        ...seen,
      },
    }),
  );
}

function resolveEnvio(intent: EnvioIntent, open: Carrinho) {
  return freeze(
    toWire(confirmarCarrinho, {
      query: {
        idCarrinho: open.idCarrinho,
        idOperacao: ID_OPERACAO,
        idOrigem: ID_ORIGEM,
        idOrigemTipo: ID_ORIGEM_TIPO,
      },
      body: {
        revisao: open.revisao,
        totalVisto: intent.totalVisto,
        grupos: intent.grupos,
        codigoLocal: intent.codigoLocal,
      },
    }),
  );
}

/**
 * Turns a row into its call against the newest cart the server told: ids, revision, and whether a line is new
 * there (POST), known (PUT) or to be removed (DELETE). Done once: what comes out is frozen.
 */
export function resolveRow(
  row: OutboxRow,
  carrinho: Carrinho | null,
  cliente: ClienteDetalhe | null,
): Resolved {
  const open = carrinho?.idCarrinhoSituacao === CARRINHO_ABERTO ? carrinho : null;
  if (row.intent.tipo === 'linha') return resolveLinha(row, row.intent, open, cliente);
  if (!open) {
    return {
      kind: 'refused',
      codigo: 'carrinho-vazio',
      description: 'Este carrinho não está mais aberto no servidor. Confira os pedidos do cliente.',
    };
  }
  if (row.intent.tipo === 'envio') return resolveEnvio(row.intent, open);
  return freeze(
    toWire(definirEtapa, { query: { idCarrinho: open.idCarrinho, etapa: 3, politicaAceite: true } }),
  );
}
