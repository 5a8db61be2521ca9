import { toForm } from '#net/request-form.ts';
import type { Sent } from '#net/send.ts';
import type { Refusal } from '#outbox/envio/confirmation.ts';
import type { FrozenCall } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How long a photograph may take on a weak line, in milliseconds; shorter than a claim. */
export const FOTO_MS = 55_000;

/** Refuses a photograph whose bytes are not on this device. */
export const SEM_FOTO: Refusal = {
  status: 0,
  codigo: 'requisicao-invalida',
  message: 'Atenção!',
  description: 'Esta fotografia não está mais neste aparelho.',
};

/** A frozen call as it is sent; null if its photograph is not on this device. */
export async function toSent(vault: Vault, call: FrozenCall): Promise<Sent | null> {
  if (call.foto === undefined) return call;
  const foto = await vault.fotos.get(call.foto);
  if (foto === undefined) return null;
  const arquivo = new File([foto.bytes], `${foto.id}.jpg`, { type: 'image/jpeg' });
  const fields = JSON.parse(call.body ?? '{}') as Record<string, string>;
  return { ...call, body: toForm({ ...fields, arquivo }) };
}
