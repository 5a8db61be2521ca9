import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consultarContextos } from '#contract/catalogue/sincronizacao.ts';
import {
  consultarPrazoFormaPagamento,
  consultarPreferenciaUsuarioCliente,
} from '#contract/customers/preferencia.ts';
import {
  consultarPreferenciaUsuario,
  manterPreferenciaUsuario,
  type PreferenciaUsuario,
} from '#contract/customers/preferencia-usuario.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { hearPreferencia, toModos } from '#mirror/hear-preferencia.ts';
import { serveCliente } from '#mirror/kept-clientes.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { falhaText, SEM_DETALHE, toFalha } from '#parts/failure/falha.ts';
import type { DeviceRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Ofertas, PreferenciaBody } from './view.ts';

const tokenOf = (): string | null => readSession()?.token ?? null;

const askGeral = () => request(consultarPreferenciaUsuario, {}, { token: tokenOf(), ...BRIEF });

/** The device's row after the server was read, or was silent: the form's first values. */
export function useGeral(): DeviceRow | undefined {
  const { vault, env } = useDevice();
  const [row, setRow] = useState<DeviceRow>();
  useEffect(() => {
    let isCurrent = true;
    hearPreferencia(vault, askGeral, env.now)
      .catch((error: unknown) => console.error('the preferences could not be kept', error))
      .then(() => vault.device.get(1))
      .then((read) => {
        if (isCurrent) setRow(read);
      })
      .catch((error: unknown) => console.error('the preferences could not be read', error));
    return () => {
      isCurrent = false;
    };
  }, [vault, env]);
  return row;
}

async function requestOfertas(idPessoaCliente: number, signal: AbortSignal): Promise<Ofertas> {
  const options = { token: tokenOf(), signal };
  const query = { idPessoaCliente };
  const [contextos, preferencia] = await Promise.all([
    request(consultarContextos, { query }, options),
    request(consultarPreferenciaUsuarioCliente, { query }, options),
  ]);
  if (!contextos.ok) throw new Error(`contextos: ${contextos.error.kind}`);
  if (!preferencia.ok) throw new Error(`preferencia: ${preferencia.error.kind}`);
  const opcoes = await Promise.all(
    contextos.value.map(async ({ idCondicao }) => {
      const reply = await request(consultarPrazoFormaPagamento, { query: { ...query, idCondicao } }, options);
      if (!reply.ok) throw new Error(`pagamentos: ${reply.error.kind}`);
      return { idCondicao, opcoes: reply.value };
    }),
  );
  return { contextos: contextos.value, preferencia: preferencia.value, opcoes };
}

export type OfertasLidas =
  | { kind: 'lidas'; ofertas: Ofertas }
  | { kind: 'lendo' }
  | { kind: 'sem-resposta'; retry: () => void };

/** The choices for a customer: from the device, else from the server. */
export function useOfertas(cliente: ClienteRow | null): OfertasLidas {
  const id = cliente?.idPessoa ?? 0;
  const detalhe = cliente?.detalhe ?? null;
  const query = useQuery({
    queryKey: ['preferencias', id],
    queryFn: ({ signal }) => requestOfertas(id, signal),
    enabled: cliente !== null && detalhe === null,
    retry: false,
  });
  if (detalhe) return { kind: 'lidas', ofertas: detalhe };
  if (query.data) return { kind: 'lidas', ofertas: query.data };
  if (!query.isError) return { kind: 'lendo' };
  const retry = () => {
    query.refetch().catch((error: unknown) => console.error('could not be read again', error));
  };
  return { kind: 'sem-resposta', retry };
}

/** Stores the saved preferences, so that every screen has them at once. */
async function keep(vault: Vault, said: PreferenciaUsuario, idCliente: number, at: number): Promise<void> {
  await vault.transaction('rw', vault.device, vault.clientes, async () => {
    await serveCliente(vault, idCliente);
    await vault.device
      .where('id')
      .equals(1)
      .modify((row) => {
        row.pedeExtras = said.informarDadosExtrasPedido;
        row.modos = toModos(said, at);
        // The server has just heard it.
        delete row.principalPorAvisar;
      });
    await vault.clientes.toCollection().modify((row) => {
      if (!row.detalhe) return;
      const isOwn = row.idPessoa === idCliente;
      const preferencia = (isOwn && said.preferenciaUsuarioCliente) || row.detalhe.preferencia;
      row.detalhe.preferencia = { ...preferencia, calcularSt: said.calcularSt };
    });
  });
}

const SEM_RESPOSTA = 'O servidor não respondeu, e nada foi alterado. Tente de novo quando houver sinal.';

function naoSalvo(error: NetError): string {
  return falhaText(toFalha(error), SEM_DETALHE.alterar, SEM_RESPOSTA);
}

/** Saves the preferences; the server's sentence, or that it could not be heard, when they are not saved. */
export async function savePreferencias(
  vault: Vault,
  body: PreferenciaBody,
  now: () => number,
): Promise<Result<null, string>> {
  const reply = await request(manterPreferenciaUsuario, { body }, { token: tokenOf() });
  if (!reply.ok) return fail(naoSalvo(reply.error));
  await keep(vault, reply.value, body.IDCliente, now());
  return ok(null);
}
