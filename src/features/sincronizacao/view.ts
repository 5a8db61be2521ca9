import { formatAge } from '#lib/format-age.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { isHeldBy } from '#outbox/held.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';

/** How the device stands with the server, in words. */
export type Estado = { kind: 'conectado' | 'sem-sinal' | 'sessao'; titulo: string; texto: string };

export function estadoOf(checkpoints: readonly CheckpointRow[], now: number): Estado {
  const auth = checkpoints.find((c) => c.name === 'auth');
  const connection = checkpoints.find((c) => c.name === 'connection');
  if (auth?.name === 'auth' && auth.state === 'held') {
    return {
      kind: 'sessao',
      titulo: 'Sessão expirada',
      texto: 'Entre de novo para enviar. O que você fez está salvo neste aparelho.',
    };
  }
  if (connection?.name === 'connection' && connection.state === 'no-signal') {
    return {
      kind: 'sem-sinal',
      titulo: `Sem sinal desde ${formatMoment(connection.at, now).replace(/^(?:às|em) /, '')}`,
      texto: 'Busca, preços e pedidos continuam funcionando. O envio recomeça sozinho.',
    };
  }
  return { kind: 'conectado', titulo: 'Conectado', texto: 'O que você faz é enviado na hora.' };
}

/** One change in the user's words. The step before a submission is part of it and is not told. */
export function intentWords(intent: Intent): string {
  switch (intent.tipo) {
    case 'envio':
      return `Pedido ${intent.codigoLocal} · ${formatMoney(intent.totalVisto)}`;
    case 'etapa':
      return 'Aceite das políticas';
    case 'pagamento':
      return `Pagamento: ${intent.descricaoPagamento}`;
    case 'extras':
      return intent.informar ? 'Dados extras do pedido' : 'Remover dados extras do pedido';
    case 'intencao':
      return `Avise-me: ${intent.descricao}`;
    case 'linha':
      return intent.quantidade === 0
        ? `Remover ${intent.visto.item.descricao}`
        : `${formatCount(intent.quantidade)} × ${intent.visto.item.descricao}`;
  }
}

/** A change that waits. */
export type Espera = {
  key: string;
  texto: string;
  isEnvio: boolean;
  isSending: boolean;
  /** Age, tries and why not yet, in one line. */
  detalhe: string;
};

export type EsperaCliente = { idPessoaCliente: number; nomeCliente: string; esperas: Espera[] };

const isHeld = (row: OutboxRow, parked: readonly ParkedRow[]): boolean =>
  parked.some((p) => isHeldBy(p, row));

function detalheOf(row: OutboxRow, parked: readonly ParkedRow[], now: number): string {
  const parts = [formatAge(now - row.at)];
  if (row.state === 'sending') parts.push('enviando');
  else if (isHeld(row, parked)) parts.push('espera a sua decisão');
  if (row.tries > 0) parts.push(row.tries === 1 ? '1 tentativa' : `${formatCount(row.tries)} tentativas`);
  if (row.lastAnswer) parts.push(row.lastAnswer.text);
  if (row.state === 'queued' && row.tries > 0 && row.notBefore > now) {
    parts.push(`tenta de novo ${formatMoment(row.notBefore, now)}`);
  }
  return parts.join(' · ');
}

/** What waits, in the order in which it goes, by customer. */
export function toEsperas(
  rows: readonly OutboxRow[],
  parked: readonly ParkedRow[],
  now: number,
): EsperaCliente[] {
  const told = rows.filter((r) => r.intent.tipo !== 'etapa').toSorted((a, b) => a.seq - b.seq);
  return [...Map.groupBy(told, (r) => r.idPessoaCliente)].map(([idPessoaCliente, ofCliente]) => ({
    idPessoaCliente,
    nomeCliente: ofCliente[0]?.nomeCliente ?? '',
    esperas: ofCliente.map((row) => ({
      key: row.key,
      texto: intentWords(row.intent),
      isEnvio: row.intent.tipo === 'envio',
      isSending: row.state === 'sending',
      detalhe: detalheOf(row, parked, now),
    })),
  }));
}

/** When a set of data was last refreshed. */
export type Dado = { nome: string; texto: string };

const since = (at: number, now: number): string => `${formatAge(now - at)}, ${formatMoment(at, now)}`;

function catalogoText(checkpoint: CheckpointRow | undefined, now: number): string {
  if (checkpoint?.name !== 'catalogo') return 'ainda não está neste aparelho';
  const { state, done, total, at, error } = checkpoint;
  const count = `${formatCount(done)} de ${formatCount(total)} produtos`;
  if (state === 'loading') return `baixando ${count}`;
  if (state === 'failed') return error ?? 'não foi possível baixar';
  return `${formatCount(total)} produtos · ${since(at, now)}${error ? `. ${error}` : ''}`;
}

/** The age of each set of data that this device draws from, for the customer being served. */
export function toDados(
  input: {
    checkpoints: readonly CheckpointRow[];
    idContexto: string | undefined;
    cliente: { at: number; detalhe: unknown } | undefined;
    carrinho: { at: number } | undefined;
  },
  now: number,
): Dado[] {
  const { checkpoints, idContexto, cliente, carrinho } = input;
  const precos = checkpoints.find((c) => c.name === `precos:${idContexto ?? ''}`);
  const missing = 'ainda não está neste aparelho';
  return [
    {
      nome: 'Catálogo',
      texto: catalogoText(
        checkpoints.find((c) => c.name === 'catalogo'),
        now,
      ),
    },
    { nome: 'Preços e estoque', texto: precos ? since(precos.at, now) : missing },
    { nome: 'Cliente e limites', texto: cliente?.detalhe ? since(cliente.at, now) : missing },
    { nome: 'Carrinho', texto: carrinho ? since(carrinho.at, now) : missing },
  ];
}
