import { codigoUf } from '#domain/invoices/chave-acesso.ts';
import { TEXTO_MAXIMO } from '#domain/letters/texto.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { CartaParaRegistrar, CartaRegistrada } from '#server/nfe/port.ts';
import { el, writeXml, type Xml } from '#server/nfe/xml.ts';
import { assinar } from './assinar.ts';
import { texto } from './campos.ts';
import type { Certificado } from './certificado.ts';
import { NFE_NAMESPACE } from './montar.ts';

const VERSAO = '1.00';
/** A correction letter among the events of an NF-e. */
const TIPO = '110110';
const HOMOLOGACAO = '2';

/** The prescribed conditions of use, to the letter (`leiauteCCe_v1.00.xsd`). */
const CONDICOES =
  'A Carta de Correção é disciplinada pelo § 1º-A do art. 7º do Convênio S/N, de 15 de dezembro de 1970 e pode ser ' +
  'utilizada para regularização de erro ocorrido na emissão de documento fiscal, desde que o erro não esteja ' +
  'relacionado com: I - as variáveis que determinam o valor do imposto tais como: base de cálculo, alíquota, ' +
  'diferença de preço, quantidade, valor da operação ou da prestação; II - a correção de dados cadastrais que implique ' +
  'mudança do remetente ou do destinatário; III - a data de emissão ou de saída.';

const infEventoXml = ({ chaveAcesso, emitente, nSeqEvento, em, texto: correcao }: CartaParaRegistrar): Xml =>
  el(
    'infEvento',
    [
      el('cOrgao', codigoUf(emitente.estado)),
      el('tpAmb', HOMOLOGACAO),
      el('CNPJ', emitente.cpfCnpj),
      el('chNFe', chaveAcesso),
      el('dhEvento', toBusinessInstant(em)),
      el('tpEvento', TIPO),
      el('nSeqEvento', String(nSeqEvento)),
      el('verEvento', VERSAO),
      el(
        'detEvento',
        [
          el('descEvento', 'Carta de Correção'),
          el('xCorrecao', texto(correcao, TEXTO_MAXIMO)),
          el('xCondUso', CONDICOES),
        ],
        { versao: VERSAO },
      ),
    ],
    { Id: `ID${TIPO}${chaveAcesso}${String(nSeqEvento).padStart(2, '0')}` },
  );

/** The registration: its number consists of state, year, the invoice's number and the event's. */
function protocoloDe({ emitente, em, numDocumento, nSeqEvento }: CartaParaRegistrar): string {
  const ano = toBusinessInstant(em).slice(2, 4);
  const numero = String(numDocumento).slice(-8).padStart(8, '0') + String(nSeqEvento).padStart(2, '0');
  return `1${codigoUf(emitente.estado)}${ano}${numero}`;
}

const retEventoXml = (carta: CartaParaRegistrar, numProtocolo: string): Xml =>
  el(
    'retEvento',
    [
      el('infEvento', [
        el('tpAmb', HOMOLOGACAO),
        el('verAplic', 'DEMONSTRACAO'),
        el('cOrgao', codigoUf(carta.emitente.estado)),
        el('cStat', '135'),
        el('xMotivo', 'Evento registrado e vinculado a NF-e'),
        el('chNFe', carta.chaveAcesso),
        el('tpEvento', TIPO),
        el('xEvento', 'Carta de Correção registrada'),
        el('nSeqEvento', String(carta.nSeqEvento)),
        el('dhRegEvento', toBusinessInstant(carta.em)),
        el('nProt', numProtocolo),
      ]),
    ],
    { versao: VERSAO },
  );

/** A correction letter as a registered event (`procEventoNFe`), signed by its issuer. */
export function registrarCarta(carta: CartaParaRegistrar, certificado: Certificado): CartaRegistrada {
  const numProtocolo = protocoloDe(carta);
  const infEvento = infEventoXml(carta);
  const { assinatura } = assinar(infEvento, NFE_NAMESPACE, certificado);
  const documento = el(
    'procEventoNFe',
    [
      el('evento', [infEvento, assinatura], { versao: VERSAO, xmlns: NFE_NAMESPACE }),
      retEventoXml(carta, numProtocolo),
    ],
    { versao: VERSAO, xmlns: NFE_NAMESPACE },
  );
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>${writeXml(documento)}`, numProtocolo };
}
