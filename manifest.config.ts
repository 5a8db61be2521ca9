import type { ManifestOptions } from 'vite-plugin-pwa';
import { toManifest } from './src/domain/app/instalacao.ts';

/** What a development server hands out; a real one answers with its company's (`server/http/manifest.ts`). */
export const manifest: Partial<ManifestOptions> = toManifest({
  nomeEmpresaEcommerce: 'Maleta',
  nomeInstalacaoEcommerce: 'Maleta',
  urlIconeEmpresa: null,
});
