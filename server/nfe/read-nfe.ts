import { at, readXml } from './read-xml.ts';
import type { Xml } from './xml.ts';

/** The data of a printed NF-e: `infNFe`, and `infProt` if it was authorised. */
export type Nfe = { readonly nota: Xml; readonly protocolo: Xml | undefined };

/** The NF-e in a text, authorised (`nfeProc`) or not; undefined for any other text. */
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
