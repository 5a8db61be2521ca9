import type { Parametros } from '#contract/content/parametro.ts';
import { SHARED_FIELDS, SHARED_PATH } from '#lib/shared-in.ts';

/** The parameters that identify the portal. */
export type Identidade = Pick<
  Parametros,
  | 'nomeEmpresaEcommerce'
  | 'nomeInstalacaoEcommerce'
  | 'urlIconeEmpresa'
  | 'urlImagemInstalacaoPequena'
  | 'urlImagemInstalacaoGrande'
  | 'ecommerceTitulo'
>;

/** The files of a list of products that the import reads: endings by type. */
const LISTAS = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

type Icone = { src: string; sizes: string; type?: string; purpose: 'any' | 'maskable' };

const TIPOS: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** The app's own icons, drawn from `public/favicon.svg` by `scripts/draw-icons.mjs`. */
const PADRAO = { 64: '/icons/64.png', 192: '/icons/192.png', 512: '/icons/512.png' } as const;
const MASCARA: Icone = {
  src: '/icons/maskable-512.png',
  sizes: '512x512',
  type: 'image/png',
  purpose: 'maskable',
};

function iconeOf(tamanho: keyof typeof PADRAO, url: string | null | undefined): Icone {
  const src = url || PADRAO[tamanho];
  const type = TIPOS[/\.([a-z]+)(?:$|[?#])/i.exec(src)?.[1]?.toLowerCase() ?? ''];
  return {
    src,
    sizes: `${tamanho}x${tamanho}`,
    ...(type === undefined ? {} : { type }),
    purpose: 'any',
  };
}

/**
 * Returns the manifest of the installed portal: the company's name and icons, or the app's own. Brand indigo
 * for the title bar, brand amber behind the icon while the app opens. The id never changes: a new id would be
 * another app for users with an installed portal.
 */
export function toManifest(identidade: Identidade) {
  const { urlIconeEmpresa, urlImagemInstalacaoPequena, urlImagemInstalacaoGrande } = identidade;
  const isPadrao = !urlImagemInstalacaoPequena && !urlImagemInstalacaoGrande;
  return {
    id: '/',
    name: identidade.nomeEmpresaEcommerce,
    short_name: identidade.nomeInstalacaoEcommerce,
    description: 'Pedidos para farmácias, com ou sem sinal.',
    lang: 'pt-BR',
    dir: 'ltr' as const,
    start_url: '/',
    scope: '/',
    display: 'standalone' as const,
    theme_color: '#32307B',
    background_color: '#D99424',
    categories: ['business', 'medical', 'shopping'],
    share_target: {
      action: SHARED_PATH,
      method: 'POST' as const,
      enctype: 'multipart/form-data',
      params: {
        title: SHARED_FIELDS.title,
        text: SHARED_FIELDS.text,
        url: SHARED_FIELDS.url,
        files: [{ name: SHARED_FIELDS.file, accept: [...Object.entries(LISTAS).flat(2), 'image/*'] }],
      },
    },
    file_handlers: [{ action: SHARED_PATH, accept: LISTAS }],
    icons: [
      iconeOf(64, urlIconeEmpresa),
      iconeOf(192, urlImagemInstalacaoPequena),
      iconeOf(512, urlImagemInstalacaoGrande),
      // A company's icon is not designed to be cut to a circle.
      ...(isPadrao ? [MASCARA] : []),
    ],
  };
}

/** Returns the title of every page of a company. */
export const tituloDaLoja = ({
  ecommerceTitulo,
  nomeEmpresaEcommerce,
}: Pick<Identidade, 'ecommerceTitulo' | 'nomeEmpresaEcommerce'>): string =>
  ecommerceTitulo || `Loja - ${nomeEmpresaEcommerce}`;
