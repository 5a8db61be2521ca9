import { CARTA_ABERTA, CARTA_EXCLUIDA, type CartaCorrecao, ORIGEM_CARTA } from '#contract/letters/carta.ts';
import { consultarCartaItens, consultarCartas } from '#contract/letters/carta-consultas.ts';
import { alterarSituacaoCarta, cadastrarCarta } from '#contract/letters/carta-mudancas.ts';
import { CARTAS_EM_ANDAMENTO } from '#domain/letters/situacao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { putCartaMudada } from '#mirror/cartas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { sendForScreen } from '#outbox/send-for-screen.ts';
import type { Device } from '#parts/device/device.tsx';
import type { Falha } from '#parts/failure/falha.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import { type AtoFalhou, daCarta, daNota, fazerAto } from '#parts/letters/ato.ts';

const token = (): string | null => readSession()?.token ?? null;

/** Makes the letter of an invoice. */
export const criarCarta = (device: Device, idTitulo: number): Promise<Result<CartaCorrecao, AtoFalhou>> =>
  fazerAto(daNota(device, idTitulo), 'criar', {
    uuid: device.env.uuid,
    send: (key) =>
      sendForScreen(device, (withMarca) =>
        request(cadastrarCarta, { query: { idTitulo } }, { ...withMarca, token: token(), key }),
      ),
  });

/** Finds the letter of an invoice that is open or waits for approval; null without one. */
export async function acharCarta(
  device: Device,
  { idPessoaCliente, idTitulo }: { idPessoaCliente: number; idTitulo: number },
): Promise<Result<CartaCorrecao | null, Falha>> {
  const query = { idPessoaCliente, variasSituacoes: [...CARTAS_EM_ANDAMENTO] };
  const reply = await sendForScreen(device, (withMarca) =>
    request(consultarCartas, { query }, { ...withMarca, token: token() }),
  );
  if (!reply.ok) return fail(toFalhaDaParte(reply.error));
  return ok(reply.value.colecao.find(({ titulo }) => titulo.idTitulo === idTitulo) ?? null);
}

/** Deletes an open letter. */
export function excluirCarta(
  device: Device,
  idCartaCorrecao: number,
): Promise<Result<CartaCorrecao, AtoFalhou>> {
  const query = {
    idCartaCorrecao,
    idSituacaoNova: CARTA_EXCLUIDA,
    idSituacaoAtual: CARTA_ABERTA,
    idAcaoOrigem: ORIGEM_CARTA,
  };
  const at = device.env.now();
  return fazerAto(daCarta(device, idCartaCorrecao), 'excluir', {
    uuid: device.env.uuid,
    send: (key) =>
      sendForScreen(
        device,
        (withMarca) => request(alterarSituacaoCarta, { query }, { ...withMarca, token: token(), key }),
        (carta) => putCartaMudada(device.vault, carta, at),
      ),
  });
}

/** Reads a letter again after a lost answer. */
export async function lerCarta(
  device: Device,
  idCartaCorrecao: number,
): Promise<Result<CartaCorrecao, Falha>> {
  const at = device.env.now();
  const reply = await sendForScreen(
    device,
    (withMarca) =>
      request(consultarCartaItens, { query: { idCartaCorrecao } }, { ...withMarca, token: token() }),
    ({ cartaCorrecao }) => putCartaMudada(device.vault, cartaCorrecao, at),
  );
  return reply.ok ? ok(reply.value.cartaCorrecao) : fail(toFalhaDaParte(reply.error));
}
