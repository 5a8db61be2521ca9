import type { Parametros } from '#contract/content/parametro.ts';
import { isVersao } from '#domain/app/versao.ts';
import { analiseOf } from '#domain/orders/analise.ts';

export type Valores = ReadonlyMap<string, string>;

/** A parameter that is a positive whole number; undefined for anything else. */
export function numberOf(text: string | undefined): number | undefined {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** A bare origin: no path, no character that could end a header's directive. */
const ORIGEM = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/** The origins of a parameter, separated by spaces or commas; invalid ones are left out. */
export const origensDe = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,;]+/).filter((origem) => ORIGEM.test(origem));

const isHost = (host: string, origem: string): boolean => {
  const [, allowed = ''] = origem.toLowerCase().split('://');
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
};

/**
 * An image's address if pages may load it: a path of this origin, or an address of a host in `imagemHosts`. Otherwise
 * null, and the page shows its own picture.
 */
function imagemDe(url: string | undefined, hosts: readonly string[]): string | null {
  const text = url?.trim() ?? '';
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const { protocol, host, username, password, href } = new URL(text);
  const isAllowed = hosts.some((origem) => origem.startsWith(`${protocol}//`) && isHost(host, origem));
  return isAllowed && username === '' && password === '' ? href : null;
}

const textOf = <Nome extends keyof Parametros>(valor: Valores, nome: Nome) => {
  const text = valor.get(nome)?.trim() ?? '';
  return text === '' ? {} : ({ [nome]: text } as { [nome in Nome]?: string });
};

/** The company's identity: its names, icons and place. Missing parameters have plain defaults. */
export function empresaOf(valor: Valores) {
  const hosts = origensDe(valor.get('imagemHosts'));
  return {
    nomeEmpresaEcommerce: valor.get('nomeEmpresaEcommerce') || 'Maleta',
    nomeInstalacaoEcommerce: valor.get('nomeInstalacaoEcommerce') || 'maleta',
    urlIconeEmpresa: imagemDe(valor.get('urlIconeEmpresa'), hosts),
    urlImagemInstalacaoPequena: imagemDe(valor.get('urlImagemInstalacaoPequena'), hosts),
    urlImagemInstalacaoGrande: imagemDe(valor.get('urlImagemInstalacaoGrande'), hosts),
    ...textOf(valor, 'urlBasePortalEcommerce'),
    ...textOf(valor, 'ecommerceTitulo'),
  };
}

/** The data sent to a third party, and the oldest version that may send new work. */
export function operacaoOf(valor: Valores) {
  const versaoMinima = valor.get('versaoMinima') ?? '';
  const itens = numberOf(valor.get('quantidadeMaximaItensPorVezGoogleAnalytics'));
  return {
    habilitarGoogleAnalytics: valor.get('habilitarGoogleAnalytics') === 'true',
    ...textOf(valor, 'codConteinerGoogleTagManager'),
    ...textOf(valor, 'idGoogleAnalytics'),
    ...(itens === undefined ? {} : { quantidadeMaximaItensPorVezGoogleAnalytics: itens }),
    ...(isVersao(versaoMinima) ? { versaoMinima } : {}),
    ...(valor.get('solicitarGeolocalizacao') === 'true' ? { solicitarGeolocalizacao: true } : {}),
  };
}

/** The origins that pages may load from besides their own. */
export const origensOf = (valor: Valores) => ({
  frames: origensDe(valor.get('hotsiteFrameHosts')),
  imagens: origensDe(valor.get('imagemHosts')),
  analise: analiseOf(operacaoOf(valor)) !== null,
});
