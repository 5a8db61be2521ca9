import { readNfe } from '#server/nfe/read-nfe.ts';
import { textAt } from '#server/nfe/read-xml.ts';

/** The invoice may be used; the second one was authorised late. */
const AUTORIZADA = ['100', '150'];

/** When an NF-e was authorised; undefined for one that was not, or is no NF-e. */
export function autorizadaEm(xml: string): Date | undefined {
  const protocolo = readNfe(xml)?.protocolo;
  if (protocolo === undefined || !AUTORIZADA.includes(textAt(protocolo, 'cStat'))) return undefined;
  const em = new Date(textAt(protocolo, 'dhRecbto'));
  return Number.isNaN(em.getTime()) ? undefined : em;
}
