import { proxy, ref } from 'valtio';
import type { LinhaOrcada } from '#domain/orders/orcamento.ts';
import type { EnvioVisto } from '#outbox/envio/to-envio.ts';
import type { DocumentoPedido } from './documento-pedido.ts';
import type { OrcamentoNome } from '#vault/orcamento-intents.ts';

/** The cart on screen that is to be kept as a quotation. */
export type OrcamentoAGuardar = EnvioVisto & {
  readonly idPessoaCliente: number;
  readonly nomeCliente: string;
  readonly toDocumento: () => DocumentoPedido;
};

/** A quotation that is to be turned into an order. `nome`: its number or its local code, in words. */
export type OrcamentoATransformar = OrcamentoNome & {
  readonly nome: string;
  readonly pessoaDestinatario: { readonly idPessoa: number; readonly nome: string };
  readonly linhas: readonly LinhaOrcada[];
  readonly validoAte: string | null;
  readonly transformadoEm: string | number | null;
};

type Aberto =
  | { tipo: 'guardar'; orcamento: OrcamentoAGuardar }
  | { tipo: 'transformar'; orcamento: OrcamentoATransformar };

/** The dialog of quotations that a screen opened last; `vez` counts its changes. */
export const orcamentoAberto = proxy<{ atual: Aberto | null; vez: number }>({ atual: null, vez: 0 });

function show(atual: Aberto | null): void {
  orcamentoAberto.atual = atual && ref(atual);
  orcamentoAberto.vez += 1;
}

export const openGuardarOrcamento = (orcamento: OrcamentoAGuardar): void =>
  show({ tipo: 'guardar', orcamento });

export const openTransformar = (orcamento: OrcamentoATransformar): void =>
  show({ tipo: 'transformar', orcamento });

export const closeOrcamento = (): void => show(null);
