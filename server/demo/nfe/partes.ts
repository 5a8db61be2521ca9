import { codigoUf, tipoEmissaoOf } from '#domain/invoices/chave-acesso.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { NotaParaEmitir, Parte } from '#server/nfe/port.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { texto } from './campos.ts';
import { codigoMunicipio } from './municipios.ts';

/**
 * The recipient's name that the tax office's test environment requires, so that the invoice cannot be taken for a real
 * one.
 */
const SEM_VALOR = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
const HOMOLOGACAO = '2';

/** Group B: the invoice's identification. `municipio` is the issuer's. */
export function ideXml(nota: NotaParaEmitir, municipio: string): Xml {
  const { chaveAcesso, emitente, destinatario, dataDocumento } = nota;
  const isInterna = emitente.estado === destinatario.estado;
  return el('ide', [
    el('cUF', codigoUf(emitente.estado)),
    el('cNF', chaveAcesso.slice(35, 43)),
    el('natOp', texto(nota.descOperacao, 60)),
    el('mod', '55'),
    el('serie', nota.serieDocumento),
    el('nNF', String(nota.numDocumento)),
    el('dhEmi', toBusinessInstant(dataDocumento)),
    el('dhSaiEnt', toBusinessInstant(dataDocumento)),
    // Outgoing.
    el('tpNF', '1'),
    el('idDest', isInterna ? '1' : '2'),
    el('cMunFG', municipio),
    el('tpImp', '1'),
    el('tpEmis', tipoEmissaoOf(chaveAcesso)),
    el('cDV', chaveAcesso.slice(43)),
    el('tpAmb', HOMOLOGACAO),
    el('finNFe', '1'),
    // Not an end consumer; bought over the internet without an intermediary.
    el('indFinal', '0'),
    el('indPres', '2'),
    el('indIntermed', '0'),
    el('procEmi', '0'),
    el('verProc', 'Maleta'),
    ...contingenciaXml(nota),
  ]);
}

const NORMAL = '1';
/** The contingency began this long before the invoice. */
const CONTINGENCIA_MS = 40 * 60_000;

/** Since when and why an invoice is issued in contingency; empty for a normal one. */
const contingenciaXml = ({ chaveAcesso, dataDocumento }: NotaParaEmitir): readonly Xml[] =>
  tipoEmissaoOf(chaveAcesso) === NORMAL
    ? []
    : [
        el('dhCont', toBusinessInstant(new Date(dataDocumento.getTime() - CONTINGENCIA_MS))),
        el('xJust', 'Servico de autorizacao do estado fora do ar'),
      ];

const digitsOf = (value: string): string => value.replace(/\D/g, '');

function enderecoXml(nome: string, parte: Parte, municipio: string): Xml {
  const fone = digitsOf(parte.telefone);
  return el(nome, [
    el('xLgr', texto(parte.logradouro, 60)),
    el('nro', texto(parte.numero, 60)),
    el('xBairro', texto(parte.bairro, 60)),
    el('cMun', municipio),
    el('xMun', texto(parte.cidade, 60)),
    el('UF', parte.estado),
    el('CEP', parte.cep),
    el('cPais', '1058'),
    el('xPais', 'BRASIL'),
    /^\d{6,14}$/.test(fone) ? el('fone', fone) : undefined,
  ]);
}

const inscricaoOf = ({ inscricaoEstadual }: Parte): string | undefined =>
  /^\d{2,14}$/.test(inscricaoEstadual) ? inscricaoEstadual : undefined;

/** Group C: the issuer. */
export const emitXml = (parte: Parte, municipio: string): Xml =>
  el('emit', [
    el('CNPJ', parte.cpfCnpj),
    el('xNome', texto(parte.nome, 60)),
    el('xFant', texto(parte.nomeFantasia, 60)),
    enderecoXml('enderEmit', parte, municipio),
    el('IE', inscricaoOf(parte) ?? 'ISENTO'),
    // Normal regime.
    el('CRT', '3'),
  ]);

/** Group E: the recipient; undefined for an unknown place. */
export function destXml(parte: Parte): Xml | undefined {
  const municipio = codigoMunicipio(parte.cep);
  if (municipio === undefined) return undefined;
  const inscricao = inscricaoOf(parte);
  return el('dest', [
    el(parte.cpfCnpj.length === 11 ? 'CPF' : 'CNPJ', parte.cpfCnpj),
    el('xNome', SEM_VALOR),
    enderecoXml('enderDest', parte, municipio),
    el('indIEDest', inscricao === undefined ? '9' : '1'),
    inscricao === undefined ? undefined : el('IE', inscricao),
  ]);
}
