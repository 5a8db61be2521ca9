import { useEffect, useState } from 'react';
import { consultarLink } from './queries.ts';

/** What is known of a mail's link: it can be used, it cannot, or the server has not told. */
export type LinkSenha = { kind: 'vale'; login: string } | { kind: 'morto' } | { kind: 'incerto' };

const INCERTO: LinkSenha = { kind: 'incerto' };

/**
 * Asks once whether a link can be used, before a password is typed for nothing. The token stays out of every cache;
 * without an answer the form decides.
 */
export function useLinkSenha(token: string | null): LinkSenha {
  const [told, setTold] = useState<{ token: string; link: LinkSenha } | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isOver = false;
    const look = async () => {
      const reply = await consultarLink(token);
      if (isOver) return;
      if (reply.ok) setTold({ token, link: { kind: 'vale', login: reply.value.nomeUsuario } });
      else if (reply.error.kind === 'recusa' && reply.error.codigo === 'link-invalido')
        setTold({ token, link: { kind: 'morto' } });
    };
    look().catch((error: unknown) => console.error('a link could not be looked at', error));
    return () => {
      isOver = true;
    };
  }, [token]);
  return told?.token === token ? told.link : INCERTO;
}
