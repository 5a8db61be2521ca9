import { useEffect, useState } from 'react';
import { consultarLink } from './queries.ts';

/** The state of a mail's link: usable, dead, or unknown until the server answers. */
export type LinkSenha = { kind: 'vale'; login: string } | { kind: 'morto' } | { kind: 'incerto' };

const INCERTO: LinkSenha = { kind: 'incerto' };

/** Asks the server once whether a link can be used. No query cache holds the token: that cache is saved on the device. */
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
