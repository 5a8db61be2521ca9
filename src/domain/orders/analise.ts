import type { Parametros } from '#contract/content/parametro.ts';

/** The source of the tags: a container of the tag manager, or a single property. */
export type Analise = { readonly tipo: 'conteiner' | 'propriedade'; readonly id: string };

const CONTEINER = /^GTM-[A-Z\d]{4,12}$/;
const PROPRIEDADE = /^(?:G|UA|AW)-[A-Z\d-]{4,20}$/;

/** The most items in one event if the parameter sets no number. */
const ITENS_POR_EVENTO = 30;

/**
 * Returns the analytics that the parameters enable: a container wins over a plain id. Null if analytics is
 * off or neither id is valid: the app then loads nothing of a third party.
 */
export function analiseOf({
  habilitarGoogleAnalytics,
  codConteinerGoogleTagManager = '',
  idGoogleAnalytics = '',
}: Pick<
  Parametros,
  'habilitarGoogleAnalytics' | 'codConteinerGoogleTagManager' | 'idGoogleAnalytics'
>): Analise | null {
  if (!habilitarGoogleAnalytics) return null;
  if (CONTEINER.test(codConteinerGoogleTagManager))
    return { tipo: 'conteiner', id: codConteinerGoogleTagManager };
  return PROPRIEDADE.test(idGoogleAnalytics) ? { tipo: 'propriedade', id: idGoogleAnalytics } : null;
}

/** Where in the app the user added something to the cart, as reports name it. */
export type ListaAnalise =
  | 'Botão Comprar'
  | 'Modal do Produto'
  | 'Carrinho de Compras'
  | 'Importação de Produtos';

/** An added item: the goods, and nothing about the buyer. `valorUnit` in ten-thousandths of a real. */
export type ItemAnalise = {
  readonly id: number;
  readonly nome: string;
  readonly marca?: string | undefined;
  readonly quantidade: number;
  readonly valorUnit?: number | undefined;
};

/** One event in the form of the tag manager: money in reais. */
export type EventoAnalise = {
  readonly event: 'add_to_cart';
  readonly ecommerce: {
    readonly currency: 'BRL';
    readonly value: number;
    readonly item_list_name: ListaAnalise;
    readonly items: readonly {
      readonly item_id: string;
      readonly item_name: string;
      readonly item_brand?: string;
      readonly item_list_name: ListaAnalise;
      readonly price?: number;
      readonly quantity: number;
    }[];
  };
};

/** Returns ten-thousandths of a real as reais, to the cent. */
const toReais = (valor: number): number => Math.round(valor / 100) / 100;

function eventoOf(lista: ListaAnalise, itens: readonly ItemAnalise[]): EventoAnalise {
  const valor = itens.reduce((sum, { quantidade, valorUnit = 0 }) => sum + quantidade * valorUnit, 0);
  return {
    event: 'add_to_cart',
    ecommerce: {
      currency: 'BRL',
      value: toReais(valor),
      item_list_name: lista,
      items: itens.map(({ id, nome, marca, quantidade, valorUnit }) => ({
        item_id: String(id),
        item_name: nome,
        ...(marca === undefined ? {} : { item_brand: marca }),
        item_list_name: lista,
        ...(valorUnit === undefined ? {} : { price: toReais(valorUnit) }),
        quantity: quantidade,
      })),
    },
  };
}

/** Returns the events for added items, at most `porEvento` items in each. */
export function toEventos(
  lista: ListaAnalise,
  itens: readonly ItemAnalise[],
  porEvento: number = ITENS_POR_EVENTO,
): EventoAnalise[] {
  const most = Math.max(1, porEvento);
  return Array.from({ length: Math.ceil(itens.length / most) }, (_, index) =>
    eventoOf(lista, itens.slice(index * most, (index + 1) * most)),
  );
}
