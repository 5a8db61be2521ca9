import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { TEMAS } from './server/demo/seed/temas.ts';

/** The demo's themes in the wire's form, with their names. */
const temas = TEMAS.map(
  ({ idTemaPersonalizado, idTemaPersonalizadoTipo, nome, imagemTema, variosHotsite, cores }) => ({
    idTemaPersonalizado,
    temaPersonalizadoTipo: { idTemaPersonalizadoTipo },
    nome,
    dataInicial: null,
    dataFinal: null,
    variosHotsite,
    imagemTema,
    parametros: cores.map(([idParametroTipo, valor]) => ({ parametroTipo: { idParametroTipo }, valor })),
  }),
);

export default defineConfig({
  root: path.join(import.meta.dirname, 'src', 'gallery'),
  define: { __TEMAS__: JSON.stringify(temas) },
  build: {
    outDir: path.join(import.meta.dirname, 'dist', 'gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', port: 5174, strictPort: true },
  plugins: [react(), vanillaExtractPlugin()],
});
