import { formatMoment } from '#lib/format-date.ts';
import { sendingSince } from '#outbox/claim.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';

/** How the device stands with the server, in words. */
export type Estado = {
  kind: 'conectado' | 'verificando' | 'aguardando' | 'lenta' | 'fraca' | 'sem-sinal' | 'sessao';
  titulo: string;
  texto: string;
};

const CONECTADO: Estado = {
  kind: 'conectado',
  titulo: 'Conectado',
  texto: 'O que você faz é enviado na hora.',
};

const CONECTADO_COM_DECISOES: Estado = {
  ...CONECTADO,
  texto: 'O que espera a sua decisão fica neste aparelho; o resto é enviado na hora.',
};

const VERIFICANDO: Estado = {
  kind: 'verificando',
  titulo: 'Verificando a conexão',
  texto: 'O servidor ainda não respondeu desde que o aplicativo abriu. O que você faz está salvo.',
};

/** A request that takes so long is no longer said to be sent at once. */
const PATIENCE_MS = 4000;

const AGUARDANDO: Estado = {
  kind: 'aguardando',
  titulo: 'Aguardando o servidor',
  texto: 'O que foi enviado ainda não teve resposta. O que você faz está salvo e segue na ordem.',
};

const LENTA: Estado = {
  kind: 'lenta',
  titulo: 'Conexão lenta',
  texto: 'O servidor demora a responder. O que você faz está salvo e segue sendo enviado.',
};

const FRACA: Estado = {
  kind: 'fraca',
  titulo: 'Conexão fraca',
  texto: 'Boa parte das tentativas não chega ao servidor. O que você faz está salvo e é enviado aos poucos.',
};

/**
 * Describes the connection: an expired session comes first, then a lost signal, then its quality. `rows` are queued;
 * `decisoes` is how many refused changes need the user.
 */
export function estadoOf(
  checkpoints: readonly CheckpointRow[],
  rows: readonly Pick<OutboxRow, 'state' | 'leaseUntil'>[],
  now: number,
  decisoes: number,
): Estado {
  const auth = checkpoints.find((c) => c.name === 'auth');
  const connection = checkpoints.find((c) => c.name === 'connection');
  if (auth?.name === 'auth' && auth.state === 'held') {
    return {
      kind: 'sessao',
      titulo: 'Sessão expirada',
      texto: 'Entre de novo para enviar. O que você fez está salvo neste aparelho.',
    };
  }
  const isLate = rows.some((row) => now - (sendingSince(row) ?? now) > PATIENCE_MS);
  const conectado = decisoes > 0 ? CONECTADO_COM_DECISOES : CONECTADO;
  if (connection?.name !== 'connection') return isLate ? AGUARDANDO : conectado;
  if (connection.stale) return VERIFICANDO;
  if (connection.state === 'no-signal') {
    return {
      kind: 'sem-sinal',
      titulo: `Sem sinal desde ${formatMoment(connection.at, now).replace(/^(?:às|em) /, '')}`,
      texto: 'Busca, preços e pedidos continuam funcionando. O envio recomeça sozinho.',
    };
  }
  if (connection.quality === 'weak') return FRACA;
  if (connection.quality === 'slow') return LENTA;
  return isLate ? AGUARDANDO : conectado;
}
