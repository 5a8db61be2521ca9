import { useEffect, useEffectEvent, useState } from 'react';
import type { EnderecoCep, PessoaTipo } from '#contract/access/cadastro.ts';
import { digitsOf } from '#domain/customer/contato.ts';
import { useOnline } from '#parts/device/use-online.ts';
import { TODOS_OS_TIPOS } from './cadastro.ts';
import { consultarCep } from './queries.ts';

/** `sem-resposta`: the server could not be asked, so every type is offered and it decides when it is sent. */
export type EstadoCep = {
  fase: 'incompleto' | 'consultando' | 'consultado' | 'sem-resposta';
  /** The person types at this code; until they are known, those of the previous code. */
  tipos: readonly PessoaTipo[];
};

/**
 * The address and person types of a postal code while it is typed; requested again when the signal comes back.
 */
export function useCep(
  typed: string,
  onResposta: (tipos: readonly PessoaTipo[], endereco: EnderecoCep | null) => void,
): EstadoCep {
  const cep = digitsOf(typed);
  const isWhole = cep.length === 8;
  const isOnline = useOnline();
  const [answered, setAnswered] = useState<{ cep: string; estado: EstadoCep } | null>(null);
  const answer = useEffectEvent(
    (tipos: readonly PessoaTipo[], endereco: EnderecoCep | null, fase: 'consultado' | 'sem-resposta') => {
      setAnswered({ cep, estado: { fase, tipos } });
      onResposta(tipos, endereco);
    },
  );
  useEffect(() => {
    if (!isWhole) return undefined;
    const ending = new AbortController();
    consultarCep(cep, ending.signal)
      .then((reply) => {
        if (ending.signal.aborted) return;
        if (reply.ok) answer(reply.value.tipos, reply.value.endereco, 'consultado');
        else answer(TODOS_OS_TIPOS, null, 'sem-resposta');
      })
      .catch((error: unknown) => console.error('a postal code could not be looked up', error));
    return () => ending.abort();
  }, [cep, isWhole, isOnline]);
  const before = answered?.estado.tipos ?? [];
  if (!isWhole) return { fase: 'incompleto', tipos: before };
  return answered?.cep === cep ? answered.estado : { fase: 'consultando', tipos: before };
}
