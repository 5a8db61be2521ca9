import {
  CARRINHO_ABERTO,
  type Carrinho,
  ID_OPERACAO,
  ID_ORIGEM,
  ID_ORIGEM_TIPO,
} from '#contract/cart/carrinho.ts';
import { confirmarCarrinho, definirEtapa } from '#contract/cart/carrinho-calls.ts';
import { alterarGrupo, informarDadosExtrasPedido } from '#contract/cart/carrinho-extras.ts';
import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { EnvioIntent, ExtrasIntent, OutboxRow, PagamentoIntent } from '#vault/outbox-rows.ts';
import { resolveLinha } from './carrinho/resolve-linha.ts';
import { toConfirmacao } from './envio/confirmacao-body.ts';
import { freeze, type Resolved } from './freeze.ts';

/** The cart of the user is not open on the server any more, so what belongs to it has nowhere to go. */
const CLOSED: Resolved = {
  kind: 'refused',
  codigo: 'carrinho-vazio',
  description: 'Este carrinho não está mais aberto no servidor. Confira os pedidos do cliente.',
};

/** `at`: when the user said yes, in epoch milliseconds; without a network that is long before the server hears it. */
function resolveEnvio(
  { codigoLocal, cashbackAplicado, ...visto }: EnvioIntent,
  at: number,
  open: Carrinho,
): Resolved {
  return freeze(
    toWire(confirmarCarrinho, {
      query: {
        idCarrinho: open.idCarrinho,
        ...(cashbackAplicado === undefined ? {} : { cashbackAplicado }),
        idOperacao: ID_OPERACAO,
        idOrigem: ID_ORIGEM,
        idOrigemTipo: ID_ORIGEM_TIPO,
      },
      body: {
        ...toConfirmacao(visto, open.revisao),
        codigoLocal,
        feitoEm: toBusinessInstant(new Date(at)),
        parcial: true,
      },
    }),
  );
}

/** A group without lines is no group on the server, and there is nothing to pay. */
function resolvePagamento(intent: PagamentoIntent, open: Carrinho | null): Resolved {
  const grupo = open?.grupos.find((g) => isSameGrupo(g, intent.grupo));
  if (!open || !grupo) return { kind: 'nothing' };
  const { idPrazo, idFormaPagamento } = intent;
  const { idCarrinho } = open;
  const { idCarrinhoGrupo } = grupo;
  return freeze(toWire(alterarGrupo, { body: { idCarrinho, idCarrinhoGrupo, idPrazo, idFormaPagamento } }));
}

/** Drops extra data whose cart was never made; refuses them, for the user to decide, when it was finished elsewhere. */
function resolveExtras(intent: ExtrasIntent, open: Carrinho | null): Resolved {
  if (!open) return intent.informar && !intent.semCarrinho ? CLOSED : { kind: 'nothing' };
  return freeze(
    toWire(informarDadosExtrasPedido, {
      body: {
        IDCarrinho: open.idCarrinho,
        InformarDadosExtrasPedido: intent.informar,
        NumeroPedidoCliente: intent.numeroPedidoCliente,
        Observacao: intent.observacao,
      },
    }),
  );
}

function resolveEtapa(open: Carrinho): Resolved {
  return freeze(
    toWire(definirEtapa, { query: { idCarrinho: open.idCarrinho, etapa: 3, politicaAceite: true } }),
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
  const { intent, idPessoaCliente } = row;
  switch (intent.tipo) {
    case 'linha':
      return resolveLinha(row, intent, open, cliente);
    case 'pagamento':
      return resolvePagamento(intent, open);
    case 'extras':
      return resolveExtras(intent, open);
    case 'intencao': {
      const { idItem, idItemTipo } = intent;
      return freeze(toWire(registrarIntencaoCompra, { body: { idPessoaCliente, idItemTipo, idItem } }));
    }
    case 'etapa':
      return open ? resolveEtapa(open) : CLOSED;
    case 'envio':
      return open ? resolveEnvio(intent, row.at, open) : CLOSED;
  }
}
