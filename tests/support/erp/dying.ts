import type { Queries } from '#server/queries/queries.ts';
import type { Random } from '#tests/sync/chaos/random.ts';

type Eventos = Queries['eventos'];
type Senders = Pick<Eventos, 'listDestinos' | 'takeEntrega' | 'endEntregue' | 'endFalhada'>;

/** The database as a process sees it that is killed at a random call, before or after the call reaches it. */
export function dying(eventos: Eventos, random: Random): Eventos {
  let left = random.int(2, 30);
  const isAfter = random.chance(0.5);
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left < 0 || (left === 0 && !isAfter)) throw new Error('killed');
    const answer = await call();
    if (left <= 0) throw new Error('killed');
    return answer;
  };
  const killed: Senders = {
    listDestinos: () => eventos.listDestinos(),
    takeEntrega: (...given) => through(() => eventos.takeEntrega(...given)),
    endEntregue: (...given) => through(() => eventos.endEntregue(...given)),
    endFalhada: (...given) => through(() => eventos.endFalhada(...given)),
  };
  return { ...eventos, ...killed };
}
