import { motivoText } from '#domain/visits/visita.ts';
import type { EnviosLidos } from '#features/inicio/queries.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';

/** A visit of the day. `venda`: the sum in cents of the customer's orders made here; null for none. */
export type VisitaLinha = {
  readonly key: string;
  readonly idPessoaCliente: number;
  readonly nomeCliente: string;
  readonly venda: number | null;
  /** The reason, the beginning of the note and another user who wrote it. */
  readonly texto: string;
  readonly at: number;
};

/** A customer's orders of a day; `cents` is null if all of them were refused. */
type Venda = {
  readonly idPessoaCliente: number;
  readonly nomeCliente: string;
  readonly cents: number | null;
  readonly at: number;
};

/** The customers with orders made on a day on this device, with their sums; those cancelled since do not count. */
function vendasPorCliente({ envios, finalizados, fins }: EnviosLidos, dia: string): Map<number, Venda> {
  const vivas: Venda[] = [
    ...envios.flatMap(({ kind, row }) => {
      const { idPessoaCliente, nomeCliente, at } = row;
      const totais =
        kind === 'confirmado'
          ? row.pedidos.filter(({ idPrePedido }) => !fins.has(idPrePedido)).map(({ total }) => total)
          : [kind === 'recusado' ? null : row.intent.totalVisto];
      return totais.map((cents) => ({ idPessoaCliente, nomeCliente, cents, at }));
    }),
    ...finalizados
      .filter(({ numeros }) => numeros === undefined || numeros.some((numero) => !fins.has(numero)))
      .map(({ idPessoaCliente, nomeCliente, total, at }) => ({
        idPessoaCliente,
        nomeCliente,
        cents: total,
        at,
      })),
  ];
  const vendas = new Map<number, Venda>();
  for (const venda of vivas.filter(({ at }) => businessDayOf(new Date(at)) === dia)) {
    const { idPessoaCliente, cents, at } = venda;
    const kept = vendas.get(idPessoaCliente);
    vendas.set(idPessoaCliente, {
      ...venda,
      cents: cents === null ? (kept?.cents ?? null) : cents + (kept?.cents ?? 0),
      at: Math.max(at, kept?.at ?? 0),
    });
  }
  return vendas;
}

const inicioDe = (texto: string): string => texto.split('\n', 1)[0] ?? '';

/** The visits of a day, the newest first: customers with a note or with an order that was made here. */
export function toVisitas(lidos: EnviosLidos, visitas: readonly VisitaAqui[], dia: string): VisitaLinha[] {
  const vendas = vendasPorCliente(lidos, dia);
  const anotadas = visitas.map(({ id, idPessoaCliente, nomeCliente, motivo, texto, autor, escritaEm }) => {
    // The orders are the user's own: another user's note tells nothing of them.
    const venda = autor === null ? (vendas.get(idPessoaCliente)?.cents ?? null) : null;
    const porque = venda === null && motivo !== null && motivoText(motivo);
    return {
      key: id,
      idPessoaCliente,
      nomeCliente,
      venda,
      texto: [porque, inicioDe(texto), autor].filter(Boolean).join(' · '),
      at: escritaEm,
    };
  });
  const minhas = visitas.filter(({ autor }) => autor === null);
  const semNota = [...vendas.values()]
    .filter((venda) => !minhas.some((one) => one.idPessoaCliente === venda.idPessoaCliente))
    .map(({ cents, ...venda }) => ({
      key: `venda:${venda.idPessoaCliente}`,
      ...venda,
      venda: cents,
      texto: cents === null ? 'Pedido recusado' : 'Pedido feito',
    }));
  return [...anotadas, ...semNota].toSorted((a, b) => b.at - a.at);
}
