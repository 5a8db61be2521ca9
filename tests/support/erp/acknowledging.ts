import type { Random } from '#tests/sync/chaos/random.ts';
import type { Guardado } from './hostile-erp.ts';
import type { Ordering } from './ordering.ts';

/** The server's answer to an acknowledgement: its status, and the number that it keeps. */
export type Recibo = { readonly status: number; readonly numeroErp: string | undefined };
export type Receive = (idPrePedido: number, numeroErp: string) => Promise<Recibo>;

/** An ERP that tells its numbers of orders late, twice, wrongly, and forgets that it has told them. */
export type Acknowledging = {
  /** By order, the number that the server took. */
  readonly aceitos: ReadonlyMap<number, string>;
  readonly queixas: readonly string[];
  /** Acknowledges some of the orders that are complete. */
  some(guardados: readonly Guardado[]): Promise<void>;
  /** Acknowledges each of them until the server has answered. */
  rest(guardados: readonly Guardado[]): Promise<void>;
};

/** `receive` may reject: the answer is lost, and the ERP tries again later. */
export function startAcknowledging(
  random: Random,
  { pedidos, desfeitos }: Ordering,
  receive: Receive,
): Acknowledging {
  const aceitos = new Map<number, string>();
  const sure = new Set<number>();
  const queixas: string[] = [];
  const tell = async (id: number, numero: string): Promise<boolean> => {
    const answer = await receive(id, numero).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) return false;
    const kept = aceitos.get(id);
    if (answer.status === 404 && pedidos.has(id)) queixas.push(`order ${id} was unknown to the server`);
    if (answer.status === 200 && !pedidos.has(id))
      queixas.push(`order ${id}, which is none, was acknowledged`);
    if (answer.status === 200 && answer.numeroErp !== numero)
      queixas.push(`order ${id} was acknowledged as ${numero} and answered ${answer.numeroErp}`);
    if (answer.status === 200 && kept !== undefined && kept !== numero)
      queixas.push(`order ${id} has the numbers ${kept} and ${numero}`);
    if (answer.status === 200) aceitos.set(id, numero);
    return answer.status === 200 || answer.status === 409;
  };
  const one = async (id: number): Promise<void> => {
    const numero = `PV-${id}`;
    const wrong = `PV-${id + 1}`;
    // Two parts of the ERP take the order at the same time, or one twice.
    const numeros = random.pick([[numero], [numero], [numero, numero], [numero, wrong], [wrong, numero]]);
    const told = await Promise.all(numeros.map((text) => tell(id, text)));
    // It dies before it notes that it has told them, sometimes.
    if (told.every(Boolean) && aceitos.has(id) && random.chance(0.8)) sure.add(id);
  };
  const open = (guardados: readonly Guardado[]): number[] => {
    const complete = guardados.flatMap(({ dados }) => (dados.definitivo ? [dados.idPrePedido] : []));
    return [...new Set(complete)].filter((id) => !sure.has(id));
  };
  return {
    aceitos,
    queixas,
    async some(guardados) {
      for (const id of open(guardados)) if (random.chance(0.5)) await one(id);
      const strange = [...desfeitos, 2_000_000_000 + random.int(0, 1000)];
      await tell(random.pick(strange), `PV-${random.int(1, 1000)}`);
    },
    async rest(guardados) {
      for (let left = open(guardados); left.length > 0; left = open(guardados))
        for (const id of left) await one(id);
    },
  };
}
