import { ORIGEM_CARTA } from '#contract/letters/carta.ts';
import { cadastrarCartaItem, excluirCartaItem, processarCarta } from '#contract/letters/carta-mudancas.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { ok, type Result } from '#lib/result.ts';
import { type CartaLida, putCarta, putCartaMudada } from '#mirror/cartas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { sendForScreen } from '#outbox/send-for-screen.ts';
import type { Device } from '#parts/device/device.tsx';
import { type AtoFalhou, daCarta, fazerAto } from '#parts/letters/ato.ts';
import type { Ajuste } from './ajuste.ts';
import type { Corrigido, Grupo } from './itens.ts';
import { toLida } from './queries.ts';

/** Sends a change of a letter under its key; `keep` updates the kept copy. */
const mudar = <C extends AnyCall>(
  device: Device,
  idCartaCorrecao: number,
  [call, input]: readonly [C, CallInput<C>],
  keep: (reply: ReplyOf<C>) => Promise<void>,
): Promise<Result<ReplyOf<C>, AtoFalhou>> =>
  fazerAto(daCarta(device, idCartaCorrecao), `${call.name} ${JSON.stringify(input.body ?? null)}`, {
    uuid: device.env.uuid,
    send: (key) =>
      sendForScreen(
        device,
        (withMarca) => request(call, input, { ...withMarca, token: readSession()?.token ?? null, key }),
        keep,
      ),
  });

/** An original lot in the words of the wire. */
const toItem = (idCartaCorrecao: number, { produto, lote, nItem }: Grupo) => ({
  cartaCorrecao: { idCartaCorrecao },
  produto: { idProduto: produto.idProduto },
  loteOrigem: { lote },
  ...(nItem !== undefined && { nItem }),
});

/** Sets a corrected lot in place of `alterado`, or as a further one. */
export async function gravarItem(
  device: Device,
  idCartaCorrecao: number,
  { grupo, ajuste, alterado }: { grupo: Grupo; ajuste: Ajuste; alterado: Corrigido | null },
): Promise<Result<CartaLida, AtoFalhou>> {
  const at = device.env.now();
  const body = {
    ...toItem(idCartaCorrecao, grupo),
    loteCorrigido: ajuste.lote,
    quantidadeCorrigida: ajuste.quantidade,
    ...(alterado && { loteCorrigidoAnterior: alterado.lote }),
  };
  const reply = await mudar(device, idCartaCorrecao, [cadastrarCartaItem, { body }], (value) =>
    putCarta(device.vault, toLida(value, at)),
  );
  return reply.ok ? ok(toLida(reply.value, at)) : reply;
}

/** Removes a corrected lot. */
export async function excluirItem(
  device: Device,
  idCartaCorrecao: number,
  { grupo, corrigido }: { grupo: Grupo; corrigido: Corrigido },
): Promise<Result<CartaLida, AtoFalhou>> {
  const at = device.env.now();
  const body = { ...toItem(idCartaCorrecao, grupo), loteCorrigido: corrigido.lote };
  const reply = await mudar(device, idCartaCorrecao, [excluirCartaItem, { body }], (value) =>
    putCarta(device.vault, toLida(value, at)),
  );
  return reply.ok ? ok(toLida(reply.value, at)) : reply;
}

/** Confirms a letter. */
export function processar(
  device: Device,
  idCartaCorrecao: number,
): Promise<Result<ReplyOf<typeof processarCarta>, AtoFalhou>> {
  const at = device.env.now();
  const query = { idCartaCorrecao, idAcaoOrigem: ORIGEM_CARTA };
  return mudar(device, idCartaCorrecao, [processarCarta, { query }], async ({ cartaCorrecao }) => {
    if (cartaCorrecao) await putCartaMudada(device.vault, cartaCorrecao, at);
  });
}
