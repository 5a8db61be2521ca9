import { at, readXml } from './read-xml.ts';
import type { Xml } from './xml.ts';

/** What a paper of an NF-e is drawn from: `infNFe`, and `infProt` where it was authorised. */
export type Nfe = { readonly nota: Xml; readonly protocolo: Xml | undefined };

/** The NF-e in a text, authorised (`nfeProc`) or not; undefined for all else. */
export function readNfe(xml: string): Nfe | undefined {
  try {
    const documento = readXml(xml);
    const nota = at(documento, 'NFe/infNFe') ?? at(documento, 'infNFe');
    return nota && { nota, protocolo: at(documento, 'protNFe/infProt') };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
