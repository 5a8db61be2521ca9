import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import { BANNER_IMAGEM, type Banner } from '#contract/content/banner.ts';
import type { Menu } from '#contract/content/menu.ts';
import type { Topo } from '#contract/content/topo.ts';
import type { ItemVitrine, Vitrine } from '#contract/content/vitrine.ts';
import { limiteDepoisDaFila } from '#domain/cart/credito-na-fila.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatMoney } from '#lib/format-number.ts';
import { previaHref } from '#routes.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';

/** The content of a banner: a picture by its address, or HTML. */
export type BannerConteudo = { kind: 'imagem'; src: string } | { kind: 'html'; html: string };

/** How base64 begins for each kind of picture. */
const BEGINNINGS = [
  ['iVBORw', 'png'],
  ['/9j/', 'jpeg'],
  ['UklGR', 'webp'],
  ['R0lGOD', 'gif'],
  ['PHN2Z', 'svg+xml'],
  ['PD94b', 'svg+xml'],
] as const;

const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml);base64,/i;
const OWN_PATH = /^\/(?![/\\])/;

function pictureOf({ imagemBannerBase64, caminhoImagem }: Banner): string | null {
  const base64 = imagemBannerBase64?.trim() ?? '';
  if (DATA_PICTURE.test(base64)) return base64;
  const kind = BEGINNINGS.find(([beginning]) => base64.startsWith(beginning))?.[1];
  if (kind !== undefined) return `data:image/${kind};base64,${base64}`;
  const path = caminhoImagem?.trim() ?? '';
  return OWN_PATH.test(path) ? path : null;
}

/** The content of a banner; null for an empty one. */
export function bannerConteudo(banner: Banner): BannerConteudo | null {
  if (banner.idBannerConteudoTipo === BANNER_IMAGEM) {
    const src = pictureOf(banner);
    return src === null ? null : { kind: 'imagem', src };
  }
  const html = banner.html?.trim() ?? '';
  return html === '' ? null : { kind: 'html', html };
}

/** Where a banner leads: its own address, else the preview it names; null when it leads nowhere. */
export function bannerHref({ urlBanner, ecommerceUrl }: Banner): string | null {
  if (urlBanner?.trim()) return urlBanner.trim();
  const previa = ecommerceUrl?.previaURL?.trim() ?? '';
  if (previa === '') return null;
  // A banner does not declare whether its preview is encoded: an address with other characters is not.
  return /[^\w./?=&;%+-]/.test(previa)
    ? previaHref(encodeURIComponent(previa), null)
    : previaHref(previa, null);
}

/** The banners of a category that have something to show. */
export const bannersOf = (banners: readonly Banner[], idBannerCategoria: number): Banner[] =>
  banners.filter((b) => b.idBannerCategoria === idBannerCategoria && bannerConteudo(b) !== null);

/** Where 'Ver Mais' of a showcase leads; null when it has no address. */
export function vitrineHref({ ecommerceUrl }: Pick<Vitrine, 'ecommerceUrl'>): string | null {
  const previa = ecommerceUrl?.previaURL?.trim() ?? '';
  if (previa === '') return null;
  return previaHref(previa, ecommerceUrl?.ecommerceTipoURL?.idEcommerceTipoURL ?? null);
}

/** A product of a showcase without a price, for a device without a catalogue. */
export function toResumo({ ecommerceProduto: item, selos, cashback }: ItemVitrine): ProdutoResumo {
  const { marca, ecommerceSubCategoria: sub, substancia = '', tarja = 0, sinais = 0 } = item.produto;
  return {
    idProduto: item.idEcommerceProduto,
    codigo: codigoDe(item.produto.codigoErp, item.idEcommerceProduto),
    nome: item.ecommerceProdutoDescricao,
    apresentacao: item.produtoDescricaoTamanhoEmbalagem,
    substancia,
    idFabricante: 0,
    fabricante: item.produtoFabricante.descProdutoFabricante,
    idMarca: 0,
    marca: marca.descricaoMarca,
    idLinha: 0,
    linha: '',
    idSubCategoria: 0,
    subCategoria: sub.descSubCategoria,
    idCategoria: 0,
    categoria: sub.ecommerceCategoria.descCategoria,
    codBarras: '',
    tipo: 0,
    tarja,
    hospitalar: (sinais & SINAL_HOSPITALAR) !== 0,
    refrigerado: (sinais & SINAL_REFRIGERADO) !== 0,
    controlado: (sinais & SINAL_CONTROLADO) !== 0,
    comercializado: (sinais & SINAL_COMERCIALIZADO) !== 0,
    generico: (sinais & SINAL_GENERICO) !== 0,
    pmc: 0,
    selos: selos ?? [],
    cashback: cashback ?? null,
    maisVendido: false,
    preco: null,
  };
}

/** The menu's top entries with all below them, whether the server nests them or names each one's parent. */
export function toMenuTree(menus: readonly Menu[]): Menu[] {
  const isTop = ({ menuPai }: Menu) => !menuPai || !menus.some((menu) => menu.idMenu === menuPai.idMenu);
  const childrenOf = (idMenu: number) => menus.filter((menu) => menu.menuPai?.idMenu === idMenu);
  const withChildren = (menu: Menu, depth: number): Menu => {
    const below = menu.menusFilhos.length > 0 ? menu.menusFilhos : depth > 4 ? [] : childrenOf(menu.idMenu);
    return { ...menu, menusFilhos: below.map((child) => withChildren(child, depth + 1)) };
  };
  return menus.filter(isTop).map((menu) => withChildren(menu, 0));
}

/** Columns of the twelve that each top entry takes. */
export const columnsOf = (entries: number): number => (entries === 0 ? 12 : 12 / entries);

/**
 * The columns of a top entry's panel: its own link and its entries without children, which make one column, and the others,
 * which make a column each.
 */
export function toColumns(menu: Menu): [leaves: Menu[], branches: Menu[]] {
  const isBranch = ({ menusFilhos }: Menu) => menusFilhos.length > 0;
  const own = menu.url ? [{ ...menu, menusFilhos: [] }] : [];
  const leaves = menu.menusFilhos.filter((child) => !isBranch(child));
  return [[...own, ...leaves], menu.menusFilhos.filter(isBranch)];
}

export type TopoAviso = { id: keyof Topo; texto: string };

/** Each branch's minimum order under the customer's preference, in words; '' without one. */
function minimoText({ contextos, preferencia }: ClienteDetalhe): string {
  const contexto = contextos.find((c) => c.idCondicao === preferencia.condicao?.idCondicao);
  const minimos = contexto?.filiais.map((filial) => filial.minimoCompra).filter((minimo) => minimo > 0) ?? [];
  const [least, most] = [Math.min(...minimos), Math.max(...minimos)];
  if (minimos.length === 0) return '';
  return least === most ? formatMoney(least) : `${formatMoney(least)} a ${formatMoney(most)}, por filial`;
}

/**
 * The messages to show. Minimum order and limit are for signed-in users, with the amounts of the served
 * customer, the limit less the unsent orders (`naFila`, cents); without the customer's data, and for a visitor,
 * they are left out.
 */
export function topoAvisos(
  topo: Topo,
  detalhe: ClienteDetalhe | null,
  isVisitor: boolean,
  naFila = 0,
): TopoAviso[] {
  const plain = (['televendas', 'transporte', 'segundaViaBoleto', 'parcelamentoCartao'] as const).map(
    (id) => ({
      id,
      texto: topo[id].exibir ? topo[id].mensagem : '',
    }),
  );
  const limite = detalhe?.dadosGerais.limiteDisponivel ?? null;
  const menosFila = naFila > 0 ? ` (já menos ${formatMoney(naFila)} na fila)` : '';
  const amounts = {
    pedidoMinimo: detalhe ? minimoText(detalhe) : '',
    limiteDisponivel: limite === null ? '' : `${formatMoney(limiteDepoisDaFila(limite, naFila))}${menosFila}`,
  };
  const own = (['pedidoMinimo', 'limiteDisponivel'] as const).map((id) => {
    const amount = amounts[id];
    const isShown = !isVisitor && topo[id].exibir && amount !== '';
    return { id, texto: isShown ? `${topo[id].mensagem}: ${amount}` : '' };
  });
  return [...plain, ...own].filter((aviso) => aviso.texto !== '');
}
