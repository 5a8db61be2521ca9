import { cfopDaVenda } from '#domain/invoices/cfop.ts';
import type { Icms } from '#domain/invoices/icms.ts';
import type { ItemDaNota, LoteDaNota } from '#server/nfe/port.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { dinheiro, inteiro, texto, unitario } from './campos.ts';
import { impostoXml } from './impostos.ts';

/** Medicines in doses for retail. */
const NCM = '30049099';
/** By the medicine's type: generic, similar, reference; any other (Convênio ICMS 142/2018, annex XIV). */
const CEST: Readonly<Record<number, string>> = { 1: '1300200', 2: '1300300', 3: '1300100' };
const CEST_OUTROS = '1300400';
const SEM_GTIN = 'SEM GTIN';

type Contexto = { readonly isInterna: boolean; readonly icms: Icms };

/** Group H: line number `n`, from 1. */
export function itemXml(item: ItemDaNota, n: number, { isInterna, icms }: Contexto): Xml {
  const { ean, quantidade, medicamento } = item;
  const comSt = icms.st > 0;
  const gtin = ean === '' ? SEM_GTIN : ean;
  const preco = unitario(item.valorUnitario);
  const produto = el('prod', [
    el('cProd', texto(item.codigo, 60)),
    el('cEAN', gtin),
    el('xProd', texto(item.descricao, 120)),
    el('NCM', NCM),
    comSt ? el('CEST', CEST[medicamento?.tipo ?? 0] ?? CEST_OUTROS) : undefined,
    el('CFOP', cfopDaVenda(comSt, isInterna)),
    el('uCom', 'UN'),
    el('qCom', inteiro(quantidade)),
    el('vUnCom', preco),
    el('vProd', dinheiro(item.valor)),
    el('cEANTrib', gtin),
    el('uTrib', 'UN'),
    el('qTrib', inteiro(quantidade)),
    el('vUnTrib', preco),
    item.desconto > 0 ? el('vDesc', dinheiro(item.desconto)) : undefined,
    el('indTot', '1'),
    ...(medicamento === null ? [] : [...item.lotes.map(rastroXml), medXml(medicamento)]),
  ]);
  return el('det', [produto, impostoXml(icms, isInterna)], { nItem: String(n) });
}

/** Group I80: a batch that is shipped. */
const rastroXml = ({ lote, quantidade, dataFabricacao, dataValidade }: LoteDaNota): Xml =>
  el('rastro', [
    el('nLote', texto(lote, 20)),
    el('qLote', `${quantidade}.000`),
    el('dFab', dataFabricacao),
    el('dVal', dataValidade),
  ]);

/** Group K: the ANVISA registration. */
function medXml({ registro, pmc }: NonNullable<ItemDaNota['medicamento']>): Xml {
  const isRegistrado = /^(\d{11}|\d{13})$/.test(registro);
  return el('med', [
    el('cProdANVISA', isRegistrado ? registro : 'ISENTO'),
    isRegistrado ? undefined : el('xMotivoIsencao', 'Produto sem registro na ANVISA'),
    el('vPMC', dinheiro(pmc)),
  ]);
}
