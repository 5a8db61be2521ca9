import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { aPagarOf } from '#domain/payment/a-pagar.ts';
import { businessInstantOf } from '#lib/business-instant.ts';
import { keptClientes } from '#mirror/kept-clientes.ts';
import { readDesfechos } from '#mirror/read-pedidos.ts';
import { readCarrinhos } from '#outbox/carrinho/read-carrinhos.ts';
import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';
import { readVisitasDoDia } from '#outbox/visitas/read-visitas.ts';
import { type Envio, numerosDe } from '#parts/cart/envio-words.ts';
import { isEnvioNoDisco, newestEnvios } from '#parts/cart/newest-envios.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Pendentes } from './hoje/hoje.ts';
import { type Riscos, type RiscosLidos, toRiscos } from './hoje/riscos.ts';
import type { EnviosLidos } from './queries.ts';

/** The queue, the undecided refusals, and the orders of a day. */
export type DiaLido = EnviosLidos & Pendentes;

/** The receipts of a day's orders are not older than the day. */
async function readDia(vault: Vault, dia: string): Promise<DiaLido> {
  const since = Date.parse(businessInstantOf(dia, '00:00:00'));
  const [rows, parked, receipts, rascunhos, device] = await Promise.all([
    vault.outbox.toArray(),
    vault.parked.filter(({ decided }) => decided === null).toArray(),
    vault.receipts.where('settledAt').aboveOrEqual(since).filter(isEnvioNoDisco).toArray(),
    readRascunhos(vault),
    vault.device.get(1),
  ]);
  // An order that went in part is an unsent one and a confirmed one.
  const envios = newestEnvios({ rows, parked, receipts }).flatMap(({ envio, enviado }): Envio[] =>
    enviado ? [envio, { kind: 'confirmado', row: enviado }] : [envio],
  );
  const finalizados = device?.finalizados ?? [];
  const numeros = [...envios.flatMap(numerosDe), ...finalizados.flatMap((one) => one.numeros ?? [])];
  return { envios, parked, rows, rascunhos, finalizados, ...(await readDesfechos(vault, numeros)) };
}

/** The accounts of so many customers are read at most: a home is no report. */
const CLIENTES_MAXIMO = 60;

async function readKept(vault: Vault): Promise<number[]> {
  const device = await vault.device.get(1);
  return device ? keptClientes(device).slice(0, CLIENTES_MAXIMO) : [];
}

/** The late accounts of the customers that the device keeps fresh, as far as they have come. */
async function readAtrasos(vault: Vault, hoje: string): Promise<RiscosLidos['atrasos']> {
  const ids = await readKept(vault);
  const [checkpoints, rows] = await Promise.all([
    vault.checkpoints.bulkGet(ids.map((id) => `recebiveis:${id}`)),
    vault.recebiveis.where('idPessoaCliente').anyOf(ids).toArray(),
  ]);
  const contasOf = Map.groupBy(rows, ({ idPessoaCliente }) => idPessoaCliente);
  const vieram = ids.filter((_, at) => checkpoints[at] !== undefined);
  return new Map(
    vieram.map((id) => {
      const contas = (contasOf.get(id) ?? []).map(({ recebivel }) => recebivel);
      return [id, aPagarOf(contas, hoje).atrasadas];
    }),
  );
}

/** All customers' orders, visits and open work of a day, and the customers whose money is at risk. */
export type Hoje = {
  readonly dia: DiaLido;
  readonly visitas: readonly VisitaAqui[];
  readonly riscos: Riscos;
};

const lastHoje: LastRead<Hoje> = new WeakMap();

/** The day of a user with these customers; undefined while it is read for the first time. */
export function useHoje(clientes: readonly ClienteRow[], hoje: string): Hoje | undefined {
  const { vault } = useDevice();
  const dia = useLiveQuery(() => readDia(vault, hoje), [vault, hoje]);
  const visitas = useLiveQuery(() => readVisitasDoDia(vault, hoje), [vault, hoje]);
  const atrasos = useLiveQuery(() => readAtrasos(vault, hoje), [vault, hoje]);
  const carrinhos = useLiveQuery(async () => readCarrinhos(vault, await readKept(vault)), [vault]);
  const riscos = useMemo(
    () => (atrasos && carrinhos ? toRiscos(clientes, { atrasos, carrinhos }) : undefined),
    [clientes, atrasos, carrinhos],
  );
  const read = useMemo(() => dia && visitas && riscos && { dia, visitas, riscos }, [dia, visitas, riscos]);
  return useLast(lastHoje, hoje, read);
}
