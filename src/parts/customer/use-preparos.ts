import { useLiveQuery } from 'dexie-react-hooks';
import { keptClientes } from '#mirror/kept-clientes.ts';
import { prontidaoDe } from '#mirror/prontidao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { isConnected } from '#vault/is-connected.ts';
import { type Preparo, preparoOf } from './cliente-preparo.ts';

/** Returns the readiness of the user's customers by idPessoa; undefined while the database is read. */
export function usePreparos(): ReadonlyMap<number, Preparo> | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [device, clientes, carrinhos, checkpoints] = await Promise.all([
      vault.device.get(1),
      vault.clientes.toArray(),
      vault.carrinhos.toArray(),
      vault.checkpoints.toArray(),
    ]);
    const kept = new Set(device ? keptClientes(device) : []);
    const carrinhoOf = new Map(carrinhos.map((carrinho) => [carrinho.idPessoaCliente, carrinho]));
    const connected = isConnected(checkpoints.find(({ name }) => name === 'connection'));
    return new Map(
      clientes.map((cliente) => {
        const { idPessoa } = cliente;
        const prontidao = prontidaoDe(cliente, carrinhoOf.get(idPessoa), checkpoints);
        return [idPessoa, preparoOf(prontidao, kept.has(idPessoa), connected)];
      }),
    );
  }, [vault]);
}
