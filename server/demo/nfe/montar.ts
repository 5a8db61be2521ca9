import { icmsOf } from '#domain/invoices/icms.ts';
import type { NotaParaEmitir } from '#server/nfe/port.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { texto } from './campos.ts';
import { itemXml } from './itens.ts';
import { codigoMunicipio } from './municipios.ts';
import { destXml, emitXml, ideXml } from './partes.ts';
import { cobrXml, infAdicXml, pagXml, totalXml } from './totais.ts';

export const NFE_NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
export const NFE_VERSAO = '4.00';

/**
 * The `infNFe` of an invoice in the NF-e's layout 4.00 (Manual de Orientação do Contribuinte 7.0), ready to be signed;
 * undefined without lines, or when a place is not known.
 */
export function montarNfe(nota: NotaParaEmitir): Xml | undefined {
  const { emitente, destinatario, itens } = nota;
  const municipio = codigoMunicipio(emitente.cep);
  const dest = destXml(destinatario);
  if (municipio === undefined || dest === undefined || itens.length === 0) return undefined;
  const isInterna = emitente.estado === destinatario.estado;
  const linhas = itens.map((item) => ({ item, icms: icmsOf(item, isInterna) }));
  const pedidoDoCliente = texto(nota.numeroPedidoCliente, 60);
  return el(
    'infNFe',
    [
      ideXml(nota, municipio),
      emitXml(emitente, municipio),
      dest,
      ...linhas.map(({ item, icms }, at) => itemXml(item, at + 1, { isInterna, icms })),
      totalXml(
        itens,
        linhas.map(({ icms }) => icms),
      ),
      // The seller pays the freight.
      el('transp', [el('modFrete', '0')]),
      cobrXml(nota),
      pagXml(nota),
      infAdicXml(nota),
      pedidoDoCliente === '' ? undefined : el('compra', [el('xPed', pedidoDoCliente)]),
    ],
    { Id: `NFe${nota.chaveAcesso}`, versao: NFE_VERSAO },
  );
}
