import type { ManifestOptions } from 'vite-plugin-pwa';
import { toManifest } from './src/domain/app/instalacao.ts';

/** The manifest of a development server; a real one returns its company's (`server/http/manifest.ts`). */
export const manifest: Partial<ManifestOptions> = toManifest({
  nomeEmpresaEcommerce: 'Maleta',
  nomeInstalacaoEcommerce: 'Maleta',
  urlIconeEmpresa: null,
});
