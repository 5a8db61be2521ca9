import { formatCount } from '#lib/format-number.ts';
import { useDevice } from '#parts/device/device.tsx';
import { Button } from '#ui/button.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Vault } from '#vault/vault.ts';
import { pinClientes } from './pin-clientes.ts';

/** From so many customers on their data are a matter of minutes and of a phone's data plan. */
const MANY = 40;

async function levarTodos(vault: Vault, ids: readonly number[]): Promise<void> {
  const isOne = ids.length === 1;
  const quantos = `Mais ${formatCount(ids.length)} ${isOne ? 'cliente' : 'clientes'}`;
  const text = `${quantos} neste aparelho: demora alguns minutos e usa dados da internet. Continuar?`;
  if (ids.length >= MANY && !(await confirm({ text }))) return;
  if (!(await pinClientes(vault, ids, true))) return;
  showToast({
    text: `${quantos} ${isOne ? 'fica pronto' : 'ficam prontos'} sem sinal.`,
    action: { label: 'Desfazer', onPress: () => void pinClientes(vault, ids, false) },
  });
}

/** Makes the device keep all these customers ready for work without a signal; nothing without any. */
export function LevarTodos({ faltam }: { faltam: readonly number[] }) {
  const { vault } = useDevice();
  if (faltam.length === 0) return null;
  return <Button onPress={() => void levarTodos(vault, faltam)}>Levar todos</Button>;
}
