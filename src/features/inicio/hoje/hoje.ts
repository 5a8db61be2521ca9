import type { EnviosLidos } from '#features/inicio/queries.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { countWaiting } from '#outbox/count-waiting.ts';
import { type EnvioLinha, toEnvioLinha } from '#parts/cart/envio-linha.ts';
import type { Tone } from '#ui/tone.css.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';

/** A number of orders and their sum in cents. */
export type PedidosSomados = { readonly quantidade: number; readonly valor: number };

/** The orders made on one day on this device; of those `aConferir` it does not know whether they were confirmed. */
export type PedidosDoDia = Readonly<
  Record<'confirmados' | 'aPagar' | 'naoEnviados' | 'aConferir', PedidosSomados>
>;

const somar = (all: readonly PedidosSomados[]): PedidosSomados => ({
  quantidade: all.reduce((sum, { quantidade }) => sum + quantidade, 0),
  valor: all.reduce((sum, { valor }) => sum + valor, 0),
});

/**
 * Counts the orders made on a day (2026-11-20): of confirmed ones each number that was not refused or cancelled since,
 * those that await their payment apart, of unsent ones each submission.
 */
export function pedidosDoDia({ envios, finalizados, fins, esperas }: EnviosLidos, dia: string): PedidosDoDia {
  const isDoDia = (at: number): boolean => businessDayOf(new Date(at)) === dia;
  const confirmados: PedidosSomados[] = [];
  const aPagar: PedidosSomados[] = [];
  const naoEnviados: PedidosSomados[] = [];
  const aConferir: PedidosSomados[] = [];
  for (const envio of envios) {
    if (!isDoDia(envio.row.at)) continue;
    if (envio.kind === 'confirmado') {
      const vivos = envio.row.pedidos.filter(({ idPrePedido }) => !fins.has(idPrePedido));
      for (const { idPrePedido, total } of vivos)
        (esperas.has(idPrePedido) ? aPagar : confirmados).push({ quantidade: 1, valor: total });
    } else naoEnviados.push({ quantidade: 1, valor: envio.row.intent.totalVisto });
  }
  for (const { at, isCerto, total, numeros } of finalizados) {
    if (!isDoDia(at)) continue;
    const vivos = numeros?.filter((numero) => !fins.has(numero)).length ?? 1;
    const esperam = (numeros ?? []).flatMap((numero) => esperas.get(numero) ?? []);
    aPagar.push(...esperam.map((valor) => ({ quantidade: 1, valor })));
    const pagos = vivos - esperam.length;
    const valor = total - esperam.reduce((sum, one) => sum + one, 0);
    if (pagos > 0) (isCerto ? confirmados : aConferir).push({ quantidade: pagos, valor });
  }
  return {
    confirmados: somar(confirmados),
    aPagar: somar(aPagar),
    naoEnviados: somar(naoEnviados),
    aConferir: somar(aConferir),
  };
}

/** Work that is unsent or refused: an order with its own page, or a customer's other work in the sync sheet. */
export type Pendencia =
  | { readonly tipo: 'pedido'; readonly key: string; readonly linha: EnvioLinha }
  | {
      readonly tipo: 'outra';
      readonly key: string;
      readonly nomeCliente: string;
      readonly texto: string;
      readonly tone: Tone;
    };

/** The unsent and refused work of all customers; `parked` are the undecided refusals. */
export type Pendentes = Pick<EnviosLidos, 'envios' | 'parked'> & {
  readonly rows: readonly OutboxRow[];
  readonly rascunhos: readonly RascunhoRow[];
};

/** A younger change is on its way: told at once, it would come and go under the user's finger. */
const A_CAMINHO_MS = 60_000;

const isEnvio = ({ intent }: Pick<OutboxRow, 'intent'>): boolean => intent.tipo === 'envio';

/** One entry for each customer with such work. */
function porCliente<Row extends { idPessoaCliente: number; nomeCliente: string }>(
  rows: readonly Row[],
  tone: Tone,
  textoOf: (rows: readonly Row[]) => string | null,
): Pendencia[] {
  return [...Map.groupBy(rows, ({ idPessoaCliente }) => idPessoaCliente)].flatMap(([id, own]) => {
    const texto = textoOf(own);
    const nomeCliente = own[0]?.nomeCliente ?? '';
    return texto === null ? [] : [{ tipo: 'outra', key: `${tone}:${texto}:${id}`, nomeCliente, texto, tone }];
  });
}

/** The unsent changes of one customer that belong to no waiting order; null for none. */
function alteracoesText(rows: readonly OutboxRow[]): string | null {
  const outras = countWaiting(rows) - rows.filter(isEnvio).length;
  return outras === 0 ? null : `${formatQuantity(outras, 'alteração', 'alterações')} no aparelho`;
}

/** Lists the work that the server has not taken, refused work first, each kind in the order in which it was made. */
export function toPendencias({ envios, parked, rows, rascunhos }: Pendentes, now: number): Pendencia[] {
  const pedidosOf = (kind: 'recusado' | 'fila'): Pendencia[] =>
    envios
      .filter((envio) => envio.kind === kind)
      .toSorted((a, b) => a.row.at - b.row.at)
      .map((envio) => ({ tipo: 'pedido', key: envio.row.key, linha: toEnvioLinha(envio, parked) }));
  const recusadas = parked.filter((row) => !isEnvio(row));
  const waiting = rows.filter((row) => isEnvio(row) || now - row.at > A_CAMINHO_MS);
  return [
    ...pedidosOf('recusado'),
    ...porCliente(recusadas, 'caution', ({ length }) =>
      formatQuantity(length, 'alteração recusada', 'alterações recusadas'),
    ),
    ...pedidosOf('fila'),
    ...porCliente(waiting, 'pending', alteracoesText),
    ...porCliente(rascunhos, 'pending', () => 'Rascunho de revisão não enviado'),
  ];
}
