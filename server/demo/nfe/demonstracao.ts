import { codigoUf } from '#domain/invoices/chave-acesso.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Emissor, NotaParaEmitir, Parte } from '#server/nfe/port.ts';
import { el, writeXml, type Xml } from '#server/nfe/xml.ts';
import { assinar } from './assinar.ts';
import { registrarCarta } from './carta.ts';
import type { Certificado } from './certificado.ts';
import { montarNfe, NFE_NAMESPACE, NFE_VERSAO } from './montar.ts';

/** Supplies the demonstration's certificates: one for each issuing company. */
export type Certificados = (emitente: Parte) => Promise<Certificado>;

/**
 * Issues NF-e and registers correction letters without any tax office: for the test environment, with a self-signed certificate and an authorisation
 * that says so.
 */
export const createEmissorDemonstracao = (certificados: Certificados): Emissor => ({
  async emitir(nota) {
    const infNFe = montarNfe(nota);
    if (infNFe === undefined) return undefined;
    const certificado = await certificados(nota.emitente);
    const { assinatura, digest } = assinar(infNFe, NFE_NAMESPACE, certificado);
    const documento = el(
      'nfeProc',
      [el('NFe', [infNFe, assinatura], { xmlns: NFE_NAMESPACE }), protocoloXml(nota, digest)],
      { versao: NFE_VERSAO, xmlns: NFE_NAMESPACE },
    );
    return `<?xml version="1.0" encoding="UTF-8"?>${writeXml(documento)}`;
  },
  registrarCarta: async (carta) => registrarCarta(carta, await certificados(carta.emitente)),
});

/** The authorisation: its number consists of state, year and the invoice's number. */
function protocoloXml(
  { emitente, dataDocumento, numDocumento, chaveAcesso }: NotaParaEmitir,
  digest: string,
): Xml {
  const em = toBusinessInstant(dataDocumento);
  const numero = `1${codigoUf(emitente.estado)}${em.slice(2, 4)}${String(numDocumento).padStart(10, '0')}`;
  return el(
    'protNFe',
    [
      el('infProt', [
        el('tpAmb', '2'),
        el('verAplic', 'DEMONSTRACAO'),
        el('chNFe', chaveAcesso),
        el('dhRecbto', em),
        el('nProt', numero),
        el('digVal', digest),
        el('cStat', '100'),
        el('xMotivo', 'Autorizado o uso da NF-e (demonstracao)'),
      ]),
    ],
    { versao: NFE_VERSAO },
  );
}
