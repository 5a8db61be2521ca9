import { SHARED_PATH } from '#lib/shared-in.ts';

/** Every address of the app, in the one spelling that links write. */
export const routes = {
  home: '/',
  busca: '/busca',
  pro: '/pro',
  com: '/com',
  carrinho: '/carrinho',
  pagamento: '/pagamento',
  confirmacao: '/confirmacao',
  hotsite: '/hotsite',
  logout: '/logout',
  pedidos: '/pedidos',
  pedidoDetalhes: '/pedidos/detalhes',
  orcamentoAqui: '/pedidos/orcamento',
  extrato: '/extratocontacorrente',
  contasPendentes: '/contaspendentes',
  devolucao: '/devolucao',
  devolucaoCadastrar: '/devolucao/cadastrar',
  devolucaoDigitacao: '/devolucao/digitacao',
  devolucaoDetalhes: '/devolucao/detalhes',
  notasFiscais: '/notasfiscais',
  documentosRegulatorios: '/DocumentosRegulatorios',
  cartaCorrecao: '/cartacorrecao',
  cartaCadastrar: '/cartacorrecao/cadastrar',
  cartaAlterar: '/cartacorrecao/alterar',
  cartaConsultar: '/cartacorrecao/consultar',
  meuCashback: '/meucashback',
  comprados: '/comprados',
  compartilhado: SHARED_PATH,
  usuarioEmail: '/usuarioemail',
  usuarioTelefone: '/usuariotelefone',
  recuperarSenha: '/recuperar-senha',
  escritorio: '/escritorio',
} as const;

/** How the list of the search is drawn: 1 a table, 2 cards in a grid. */
export type IdModoExibicao = 1 | 2;

/** 1 description A to Z, 2 Z to A, 3 best sold, 4 lowest price, 5 highest price, 6 relevance. */
export type IdModoOrdenacao = 1 | 2 | 3 | 4 | 5 | 6;

/** All that the address of the search page says. An empty list and null choose nothing. */
export type Busca = {
  /** The text searched for. */
  readonly pes: string;
  /** Manufacturers, brands, product lines, categories, subcategories and badges, by id. */
  readonly fab: readonly number[];
  readonly mar: readonly number[];
  readonly lin: readonly number[];
  readonly cat: readonly number[];
  readonly subcat: readonly number[];
  readonly sel: readonly number[];
  /** A list of products. */
  readonly lis: number | null;
  /** A promotion or sale condition, with the prices of its own. */
  readonly con: number | null;
  /** Only in stock, only the best sold, only with cashback, only with discounts by volume. */
  readonly est: boolean;
  readonly mven: boolean;
  readonly cas: boolean;
  readonly dvl: boolean;
  readonly exi: IdModoExibicao | null;
  readonly ord: IdModoOrdenacao | null;
};

/** The address of a search that asks for nothing in particular. */
export const BUSCA_VAZIA: Busca = {
  pes: '',
  fab: [],
  mar: [],
  lin: [],
  cat: [],
  subcat: [],
  sel: [],
  lis: null,
  con: null,
  est: false,
  mven: false,
  cas: false,
  dvl: false,
  exi: null,
  ord: null,
};

const LONGEST_TEXT = 120;
const MOST_IDS = 100;
const idText = /^[1-9]\d{0,8}$/;

const toId = (text: string): number | null => (idText.test(text.trim()) ? Number(text) : null);

function toIds(text: string): readonly number[] {
  const ids = text.split(';').flatMap((piece) => toId(piece) ?? []);
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** A search text as the address keeps it: one line; cut between characters, since half of one cannot be written. */
export function toPes(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, LONGEST_TEXT).join('').trimEnd();
}

const isModoExibicao = (id: number | null): id is IdModoExibicao => id === 1 || id === 2;

const isModoOrdenacao = (id: number | null): id is IdModoOrdenacao => id !== null && id >= 1 && id <= 6;

/**
 * Reads the part of the address behind the question mark. Invalid ids and modes are ignored, and so is a flag
 * other than `true` or 1; `condicaovenda` is the older name of `con`.
 */
export function readBusca(search: string): Busca {
  const params = new URLSearchParams(search);
  const get = (name: string): string => params.get(name) ?? '';
  const isOn = (name: string): boolean => ['true', '1'].includes(get(name));
  const exi = toId(get('exi'));
  const ord = toId(get('ord'));
  return {
    pes: toPes(get('pes')),
    fab: toIds(get('fab')),
    mar: toIds(get('mar')),
    lin: toIds(get('lin')),
    cat: toIds(get('cat')),
    subcat: toIds(get('subcat')),
    sel: toIds(get('sel')),
    lis: toId(get('lis')),
    con: toId(get('con')) ?? toId(get('condicaovenda')),
    est: isOn('est'),
    mven: isOn('mven'),
    cas: isOn('cas'),
    dvl: isOn('dvl'),
    exi: isModoExibicao(exi) ? exi : null,
    ord: isModoOrdenacao(ord) ? ord : null,
  };
}

function toText(value: Busca[keyof Busca]): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string') return toPes(value);
  return typeof value === 'object' ? value.join(';') : String(value);
}

/** A text by itself, or any part of the address; empty parts stay out of it. */
export function buscaHref(busca: string | Partial<Busca>): string {
  const whole = { ...BUSCA_VAZIA, ...(typeof busca === 'string' ? { pes: busca } : busca) };
  const said = Object.entries<Busca[keyof Busca]>(whole).flatMap(([name, value]) => {
    const text = toText(value);
    if (text === '') return [];
    // A semicolon parts nothing in a query: ids stay readable.
    return new URLSearchParams([[name, text]]).toString().replaceAll('%3B', ';');
  });
  return said.length === 0 ? routes.busca : `${routes.busca}?${said.join('&')}`;
}

/** The confirmation of one submission, by its key on this device. */
export const confirmacaoHref = (key: string): string =>
  `${routes.confirmacao}?${new URLSearchParams({ envio: key }).toString()}`;

/** The confirmation of a cart that was paid: the orders that it became, by the server's word. */
export const confirmacaoDoCarrinhoHref = (idCarrinho: number): string =>
  `${routes.confirmacao}?${new URLSearchParams({ carrinho: String(idCarrinho) }).toString()}`;

/** Reads the cart out of the address of a confirmation; null where it names none. */
export const readConfirmacaoCarrinho = (search: string): number | null =>
  toId(new URLSearchParams(search).get('carrinho') ?? '');

/** Past orders that the company loaded have numbers of ten digits. */
const pedidoText = /^[1-9]\d{0,9}$/;

/** An order's own page. */
export const pedidoHref = (idPrePedido: number): string => `${routes.pedidoDetalhes}/${idPrePedido}`;

/** The page of a quotation of this device, by the key of its change. */
export const orcamentoHref = (key: string): string => `${routes.orcamentoAqui}/${encodeURIComponent(key)}`;

/** The list of invoices with one number. */
export const notasDoNumeroHref = (numero: string): string =>
  `${routes.notasFiscais}?${new URLSearchParams({ num: numero })}`;

/** Reads the order from the address of its page; null for an invalid id. */
export const readPedido = (text: string): number | null =>
  pedidoText.test(text) && Number(text) < 2 ** 31 ? Number(text) : null;

/** How addresses name a return: by its number, or by its local code while it has none. */
export type DevolucaoNome = number | string;

const codigoText = /^[A-Z]\d[A-Z]-\d{3}$/;

/** Reads a return's name; null for an invalid one. */
export const readDevolucao = (text: string): DevolucaoNome | null =>
  codigoText.test(text) ? text : toId(text);

/** A return's own page. */
export const devolucaoHref = (nome: DevolucaoNome): string => `${routes.devolucaoDetalhes}/${nome}`;

/** The page where the lines of a return are entered; `titulo` is its invoice. */
export const devolucaoDigitacaoHref = ({ id, titulo }: { id: DevolucaoNome; titulo: number }): string =>
  `${routes.devolucaoDigitacao}?${new URLSearchParams({ id: String(id), titulo: String(titulo) })}`;

/** Reads the address of that page; null for an invalid name or invoice. */
export function readDevolucaoDigitacao(search: string): { id: DevolucaoNome | null; titulo: number | null } {
  const params = new URLSearchParams(search);
  return { id: readDevolucao(params.get('id') ?? ''), titulo: toId(params.get('titulo') ?? '') };
}

/** The page where a correction letter is changed. */
export const cartaAlterarHref = (idCartaCorrecao: number): string =>
  `${routes.cartaAlterar}/${idCartaCorrecao}`;

/** The page where a correction letter is read. */
export const cartaConsultarHref = (idCartaCorrecao: number): string =>
  `${routes.cartaConsultar}/${idCartaCorrecao}`;

/** Reads a correction letter's id from its address; null for an invalid one. */
export const readCarta = (text: string): number | null => toId(text);

/** A product's own page. A visitor's names no condition; a customer's prices are those of `con`. */
export function proHref(id: number, con: number | null): string {
  const query = new URLSearchParams({ id: String(id), ...(con === null ? {} : { con: String(con) }) });
  return `${routes.pro}?${query.toString()}`;
}

/** A combo's own page. */
export const comboHref = (id: number): string => `${routes.com}?${new URLSearchParams({ id: String(id) })}`;

/** Reads the address of a combo's page; null for an invalid id. */
export const readCombo = (search: string): number | null => toId(new URLSearchParams(search).get('id') ?? '');

/** Reads the address of a product's page; null for an invalid id. */
export function readPro(search: string): { id: number | null; con: number | null } {
  const params = new URLSearchParams(search);
  return { id: toId(params.get('id') ?? ''), con: toId(params.get('con') ?? '') };
}

/** The type of a showcase's address that has to be encoded. */
const PREVIA_CODIFICADA = 6;

/** Where 'Ver Mais' leads: the preview's path below the root, encoded for the one type that asks for it. */
export function previaHref(previaURL: string, idEcommerceTipoURL: number | null): string {
  const path = previaURL.replace(/^\/+/, '');
  return `/${idEcommerceTipoURL === PREVIA_CODIFICADA ? encodeURIComponent(path) : path}`;
}

/** The preview in a path; null if it is wrongly encoded. */
export function readPrevia(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.replace(/^\/+/, ''));
  } catch {
    // Half of an encoded character names nothing.
    return null;
  }
}

/** The customer's open accounts that are late, or those due within a week. */
export const contasDoPrazoHref = (situacao: 'atrasadas' | 'semana'): string =>
  `${routes.contasPendentes}?sit=${situacao}`;
