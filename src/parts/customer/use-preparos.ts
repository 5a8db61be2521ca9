import { useLiveQuery } from 'dexie-react-hooks';
import { keptClientes } from '#mirror/kept-clientes.ts';
import { prontidaoDe } from '#mirror/prontidao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import { isConnected } from '#vault/is-connected.ts';
import { type Preparo, preparoOf } from './cliente-preparo.ts';
import { preferenciaFalta } from './preferencia-falta.ts';

const lastPreparos: LastRead<ReadonlyMap<number, Preparo>> = new WeakMap();

/** Returns the readiness of the user's customers by idPessoa; undefined while it is read for the first time. */
export function usePreparos(): ReadonlyMap<number, Preparo> | undefined {
  const { vault } = useDevice();
  const read = useLiveQuery(async () => {
    const [device, clientes, carrinhos, checkpoints] = await Promise.all([
      vault.device.get(1),
      vault.clientes.toArray(),
      vault.carrinhos.toArray(),
      vault.checkpoints.toArray(),
    ]);
    const kept = new Set(device ? keptClientes(device) : []);
    const carrinhoOf = new Map(carrinhos.map((carrinho) => [carrinho.idPessoaCliente, carrinho]));
    // Each customer needs few of them: all together they are as many as customers and lists.
    const checkpointsOf = Map.groupBy(checkpoints, ({ name }) => name.slice(name.indexOf(':') + 1));
    const connected = isConnected(checkpoints.find(({ name }) => name === 'connection'));
    return new Map(
      clientes.map((cliente) => {
        const { idPessoa } = cliente;
        const contextos = cliente.detalhe?.contextos ?? [];
        const own = [String(idPessoa), ...contextos.map(({ idContexto }) => idContexto)].flatMap(
          (key) => checkpointsOf.get(key) ?? [],
        );
        const prontidao = prontidaoDe(cliente, carrinhoOf.get(idPessoa), own);
        const falta = cliente.detalhe ? preferenciaFalta(cliente.detalhe) : null;
        return [idPessoa, preparoOf(prontidao, kept.has(idPessoa), connected, falta)];
      }),
    );
  }, [vault]);
  return useLast(lastPreparos, '', read);
}
