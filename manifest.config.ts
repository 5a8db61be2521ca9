import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * What the browser shows when Maleta is installed. Brand indigo for the title bar, brand amber behind the
 * icon while it opens. Icons are drawn from `public/favicon.svg` by `scripts/draw-icons.mjs`.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Maleta',
  short_name: 'Maleta',
  description: 'Pedidos para farmácias, com ou sem sinal.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#32307B',
  background_color: '#D99424',
  categories: ['business', 'medical', 'shopping'],
  icons: [
    { src: '/icons/64.png', sizes: '64x64', type: 'image/png', purpose: 'any' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
