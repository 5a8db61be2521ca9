import { aliquotaIcms, FCP, ICMS_INTERNO, type Icms } from '#domain/invoices/icms.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { aliquota, dinheiro } from './campos.ts';

/** The taxes of a line: ICMS with or without ST; PIS and COFINS were paid by the manufacturer (law 10.147/2000). */
export function impostoXml(icms: Icms, isInterna: boolean): Xml {
  const proprio = [
    el('modBC', '3'),
    el('vBC', dinheiro(icms.base)),
    el('pICMS', aliquota(aliquotaIcms(isInterna))),
    el('vICMS', dinheiro(icms.valor)),
  ];
  const substituicao = [
    // Derived from the maximum consumer price.
    el('modBCST', '0'),
    el('vBCST', dinheiro(icms.baseSt)),
    el('pICMSST', aliquota(ICMS_INTERNO)),
    el('vICMSST', dinheiro(icms.st)),
  ];
  const fundo = [
    el('vBCFCPST', dinheiro(icms.baseSt)),
    el('pFCPST', aliquota(FCP)),
    el('vFCPST', dinheiro(icms.fcpSt)),
  ];
  const comSt = icms.st > 0;
  const grupo = el(comSt ? 'ICMS10' : 'ICMS00', [
    el('orig', '0'),
    el('CST', comSt ? '10' : '00'),
    ...proprio,
    ...(comSt ? substituicao : []),
    ...(icms.fcpSt > 0 ? fundo : []),
  ]);
  return el('imposto', [
    el('ICMS', [grupo]),
    el('PIS', [el('PISNT', [el('CST', '04')])]),
    el('COFINS', [el('COFINSNT', [el('CST', '04')])]),
  ]);
}
