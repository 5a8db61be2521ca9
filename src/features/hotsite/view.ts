import { HOTSITE_QUADRO, type Hotsite } from '#contract/content/hotsite.ts';

/** The content of a hotsite. */
export type HotsiteConteudo = { kind: 'quadro'; url: string } | { kind: 'html'; html: string };

/** The content of a hotsite; null for an empty one. A frame shows only http and https. */
export function hotsiteConteudo({ idTipoConteudo, url, html }: Hotsite): HotsiteConteudo | null {
  if (idTipoConteudo === HOTSITE_QUADRO) {
    const address = url?.trim() ?? '';
    return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
      ? { kind: 'quadro', url: new URL(address).href }
      : null;
  }
  const text = html?.trim() ?? '';
  return text === '' ? null : { kind: 'html', html: text };
}

/**
 * Whether the page stays, or leaves for the home page: an empty hotsite, none at all, and one for logged-in users in
 * front of a visitor.
 */
export function staysOpen(hotsite: Hotsite | null, isVisitor: boolean): hotsite is Hotsite {
  if (hotsite === null || (hotsite.somenteLogado && isVisitor)) return false;
  return hotsiteConteudo(hotsite) !== null;
}

/** Whether a page may be framed: its origin is one of the installation's, `https://*.x` standing for those below x. */
export function mayFrame(url: string, hosts: readonly string[]): boolean {
  const { protocol, hostname, port } = new URL(url);
  return hosts.some((host) => {
    const wild = host.replace('://*.', '://any.');
    if (!URL.canParse(wild)) return false;
    const allowed = new URL(wild);
    const isHost =
      wild === host ? hostname === allowed.hostname : hostname.endsWith(allowed.hostname.slice(3));
    return isHost && protocol === allowed.protocol && port === allowed.port;
  });
}
