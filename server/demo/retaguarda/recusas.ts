import type { Resposta } from '#server/demo/html/forms.ts';
import { page } from '#server/demo/html/page.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';

export const TITULO = 'Retaguarda de demonstração';

/** Why the office cannot do an act: a status and a sentence. */
export type Recusa = readonly [status: number, texto: string];

/** The page that says so. */
export const recusar = ([status, texto]: Recusa): Resposta => ({
  status,
  html: page(TITULO, `<p>${texto}</p>\n<p><a href="${DEMO_RETAGUARDA}">Voltar</a></p>`),
});
