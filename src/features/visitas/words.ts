import { motivoText } from '#domain/visits/visita.ts';
import type { EstadoAqui } from '#outbox/contatos/fold-contatos.ts';
import type { AssuntoWords, DesfechoWords } from '#parts/failure/desfecho.ts';
import type { Tone } from '#ui/tone.css.ts';

/** The words of a note that the server does not have so; null for one that it has. */
export const ESTADOS: Readonly<Record<EstadoAqui, { texto: string; tone: Tone } | null>> = {
  confirmado: null,
  fila: { texto: 'No aparelho', tone: 'pending' },
  enviando: { texto: 'Enviando', tone: 'sync' },
  recusado: { texto: 'Precisa de você', tone: 'caution' },
};

/** The outcome of a visit: the sale, or the reason why there was none; null where neither is known. */
export function resultadoText(motivo: number | null, hasVenda: boolean): string | null {
  if (hasVenda) return 'Vendeu';
  return motivo === null ? null : motivoText(motivo);
}

export const SALVA: DesfechoWords = {
  feito: 'Anotação salva.',
  guardado: (quando) => `A anotação está guardada neste aparelho e segue ${quando}.`,
};

export const IGUAL = 'A anotação já estava assim.';
export const APAGADA = 'Anotação apagada.';
export const RECUSADA_SAIU = 'A anotação recusada saiu deste aparelho.';
export const VOLTOU = 'A anotação voltou.';

/** The sentences of a refusal without words. */
export const ASSUNTO: AssuntoWords = {
  porOutro: 'Outro aparelho já tinha feito isto. Confira a anotação.',
  semDetalhe: 'Erro ao salvar a anotação',
  area: 'loja',
};
