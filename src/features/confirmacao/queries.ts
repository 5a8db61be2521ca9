import { useLiveQuery } from 'dexie-react-hooks';
import { type CarrinhoBase, readCarrinhoBase } from '#outbox/read-carrinho.ts';
import { useDevice } from '#parts/device.tsx';
import { type Envio, isEnvio } from '#parts/envio-words.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { laneOf } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A submission with everything its confirmation shows. */
export type EnvioLido = {
  envio: Envio;
  base: CarrinhoBase;
  cliente: ClienteRow | undefined;
  connected: boolean;
  /** The server wants the password before it takes anything. */
  authHeld: boolean;
};

/** Every submission of a lane, the newest record of each: one tried again keeps its place and gets a new key. */
async function readEnvios(vault: Vault, lane: string): Promise<Envio[]> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).sortBy('parkedAt'),
    vault.receipts.where('lane').equals(lane).toArray(),
  ]);
  const bySeq = new Map<number, Envio>();
  for (const row of parked.filter(isEnvio)) bySeq.set(row.seq, { kind: 'recusado', row });
  for (const row of rows.filter(isEnvio)) bySeq.set(row.seq, { kind: 'fila', row });
  for (const row of receipts.filter(isEnvio)) bySeq.set(row.seq, { kind: 'confirmado', row });
  return [...bySeq.values()];
}

async function findByKey(vault: Vault, key: string): Promise<Envio | undefined> {
  const found =
    (await vault.outbox.where('key').equals(key).first()) ??
    (await vault.parked.get(key)) ??
    (await vault.receipts.get(key));
  if (!found) return undefined;
  return (await readEnvios(vault, found.lane)).find((envio) => envio.row.seq === found.seq);
}

async function findLast(vault: Vault, idPessoaCliente: number): Promise<Envio | undefined> {
  const envios = await readEnvios(vault, laneOf(idPessoaCliente));
  return envios.toSorted((a, b) => a.row.at - b.row.at).at(-1);
}

/**
 * The submission of a key, or the last one of the customer when there is no key. Follows it as it is sent,
 * confirmed, refused and tried again. Undefined while it is read, null when this device has none.
 */
export function useEnvio(
  key: string | null,
  idPessoaCliente: number | undefined,
): EnvioLido | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    if (key === null && idPessoaCliente === undefined) return undefined;
    const envio = key === null ? await findLast(vault, idPessoaCliente ?? 0) : await findByKey(vault, key);
    if (!envio) return null;
    const id = envio.row.idPessoaCliente;
    const [base, cliente, connection, auth] = await Promise.all([
      readCarrinhoBase(vault, id),
      vault.clientes.get(id),
      vault.checkpoints.get('connection'),
      vault.checkpoints.get('auth'),
    ]);
    return {
      envio,
      base,
      cliente,
      connected: connection?.name !== 'connection' || connection.state === 'connected',
      authHeld: auth?.name === 'auth' && auth.state === 'held',
    };
  }, [vault, key, idPessoaCliente]);
}
