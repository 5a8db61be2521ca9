import type { Desfechos } from '#mirror/read-pedidos.ts';
import type { Tone } from '#ui/tone.css.ts';
import type { EnvioIntent, Intent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';

type WithEnvio<Row> = Row & { intent: EnvioIntent };

/** A submission with the record of its state. */
export type Envio =
  | { kind: 'fila'; row: WithEnvio<OutboxRow> }
  | { kind: 'recusado'; row: WithEnvio<ParkedRow> }
  | { kind: 'confirmado'; row: WithEnvio<ReceiptRow> };

export const isEnvio = <Row extends { intent: OutboxRow['intent'] }>(row: Row): row is WithEnvio<Row> =>
  row.intent.tipo === 'envio';

/** The numbers of a submission's orders; none before it is confirmed. */
export const numerosDe = (envio: Envio): number[] =>
  envio.kind === 'confirmado' ? envio.row.pedidos.map(({ idPrePedido }) => idPrePedido) : [];

/** The state of a submission in the app's words, with their colour. */
export type EnvioWords = { texto: string; tone: Tone };

const NENHUM: Desfechos = { fins: new Map(), esperas: new Map() };
const CONFIRMADO = 'Confirmado';
const A_PAGAR = 'Aguarda pagamento';

/** Returns the words for confirmed orders, with their numbers if known. */
export function confirmadoWords(
  numeros: readonly number[],
  { fins = NENHUM.fins, esperas = NENHUM.esperas }: Partial<Desfechos> = {},
): EnvioWords {
  const hasFim = numeros.some((numero) => fins.has(numero));
  if (hasFim || numeros.some((numero) => esperas.has(numero))) {
    const cada = numeros.map((numero) => {
      const palavra = fins.get(numero) ?? (esperas.has(numero) ? A_PAGAR : CONFIRMADO);
      return `${palavra} nº ${numero}`;
    });
    return { texto: cada.join(' · '), tone: hasFim ? 'negative' : 'caution' };
  }
  const palavra = numeros.length > 1 ? 'Confirmados' : CONFIRMADO;
  const texto = numeros.length === 0 ? palavra : `${palavra} nº ${numeros.join(', ')}`;
  return { texto, tone: 'positive' };
}

/**
 * The words for a submission's states. `isHeld`: refused lines before it wait for a decision, so it waits too.
 */
export function envioWords(envio: Envio, isHeld: boolean, desfechos: Partial<Desfechos> = {}): EnvioWords {
  if (envio.kind === 'confirmado') return confirmadoWords(numerosDe(envio), desfechos);
  if (envio.kind === 'recusado') {
    const as = envio.row.decided?.as;
    if (as === 'discarded' || as === 'withdrawn') return { texto: 'Devolvido ao carrinho', tone: 'neutral' };
    return { texto: 'Precisa de você', tone: 'caution' };
  }
  if (isHeld) return { texto: 'Espera outra decisão', tone: 'caution' };
  return envio.row.state === 'sending'
    ? { texto: 'Enviando', tone: 'sync' }
    : { texto: 'No aparelho', tone: 'pending' };
}

/** Returns the words for a change that needs the user's decision, without a full stop. */
export function esperaDecisaoText(intent: Intent): string {
  if (intent.tipo === 'envio') return `O pedido ${intent.codigoLocal}, feito antes, espera a sua decisão`;
  if (intent.tipo === 'linha') return `${intent.visto.item.descricao} foi recusado e espera a sua decisão`;
  return 'Uma mudança recusada espera a sua decisão';
}
