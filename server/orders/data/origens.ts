import type { PedidoOrigem } from '#contract/orders/pedido-filtros.ts';

export const TELEVENDAS = 1;
/** This portal, on a buyer's or a rep's device. */
const ORIGEM_ECOMMERCE = 2;
export const ORIGEM_TIPO_ECOMMERCE = 18;

/** The origins of orders. */
export const ORIGENS: readonly PedidoOrigem[] = [
  {
    origem: { idOrigem: TELEVENDAS, descOrigem: 'Televendas' },
    idOrigemTipo: TELEVENDAS,
    descOrigemTipo: 'Televendas',
  },
  {
    origem: { idOrigem: ORIGEM_ECOMMERCE, descOrigem: 'E-commerce' },
    idOrigemTipo: ORIGEM_TIPO_ECOMMERCE,
    descOrigemTipo: 'E-commerce',
  },
];

/** An origin by its type; an unlisted one is named by its number. */
export const origemOf = (idOrigemTipo: number): PedidoOrigem =>
  ORIGENS.find((origem) => origem.idOrigemTipo === idOrigemTipo) ?? {
    origem: { idOrigem: idOrigemTipo, descOrigem: `Origem ${idOrigemTipo}` },
    idOrigemTipo,
    descOrigemTipo: `Origem ${idOrigemTipo}`,
  };
