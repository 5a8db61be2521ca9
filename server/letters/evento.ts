import { at, readXml, textAt } from '#server/nfe/read-xml.ts';

/** The data of a registered correction letter, as texts of its XML. */
export type EventoLido = {
  readonly chaveAcesso: string;
  readonly nSeqEvento: string;
  readonly cnpj: string;
  readonly dhEvento: string;
  readonly correcao: string;
  readonly condicoes: string;
  readonly tpAmb: string;
  readonly dhRegistro: string;
  readonly protocolo: string;
  readonly motivo: string;
};

/** Reads a `procEventoNFe`; undefined for any other text. */
export function readEvento(xml: string): EventoLido | undefined {
  try {
    const documento = readXml(xml);
    const evento = at(documento, 'evento/infEvento');
    const registro = at(documento, 'retEvento/infEvento');
    if (evento === undefined || registro === undefined) return undefined;
    return {
      chaveAcesso: textAt(evento, 'chNFe'),
      nSeqEvento: textAt(evento, 'nSeqEvento'),
      cnpj: textAt(evento, 'CNPJ'),
      dhEvento: textAt(evento, 'dhEvento'),
      correcao: textAt(evento, 'detEvento/xCorrecao'),
      condicoes: textAt(evento, 'detEvento/xCondUso'),
      tpAmb: textAt(evento, 'tpAmb'),
      dhRegistro: textAt(registro, 'dhRegEvento'),
      protocolo: textAt(registro, 'nProt'),
      motivo: `${textAt(registro, 'cStat')} - ${textAt(registro, 'xMotivo')}`,
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
