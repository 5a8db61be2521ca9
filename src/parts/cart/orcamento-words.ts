import type { OrcamentoAqui } from '#outbox/orcamentos/read-orcamentos.ts';
import type { EnvioWords } from './envio-words.ts';

/** The state of a quotation of this device in the app's words, with their colour. */
export function orcamentoWords({ kind, row }: OrcamentoAqui): EnvioWords {
  if (kind === 'recusado') return { texto: 'Precisa de você', tone: 'caution' };
  if (kind === 'guardado') {
    const numeros = row.pedidos.map(({ idPrePedido }) => idPrePedido).join(', ');
    return { texto: `Guardado nº ${numeros}`, tone: 'positive' };
  }
  return row.state === 'sending'
    ? { texto: 'Enviando', tone: 'sync' }
    : { texto: 'No aparelho', tone: 'pending' };
}
