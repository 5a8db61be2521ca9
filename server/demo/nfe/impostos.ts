import { mulDiv } from '#domain/price/money.ts';
import type { ItemDaNota } from '#server/nfe/port.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { aliquota, dinheiro } from './campos.ts';

/** ICMS of a line; amounts in cents. */
export type Icms = {
  readonly base: number;
  readonly valor: number;
  readonly baseSt: number;
  readonly st: number;
};

/** In hundredths of 1 %: within a state, and from one south-eastern state to another. */
const INTERNA = 1800;
const INTERESTADUAL = 1200;
const INTEIRO = 10_000;

/**
 * ICMS of a line from its net value. ST is the price's own; its base is derived from it: base x internal rate, less the
 * ICMS of the operation itself.
 */
export function icmsOf({ valor, desconto, st }: ItemDaNota, isInterna: boolean): Icms {
  const base = valor - desconto;
  const proprio = mulDiv(base, isInterna ? INTERNA : INTERESTADUAL, INTEIRO);
  return { base, valor: proprio, st, baseSt: st === 0 ? 0 : mulDiv(st + proprio, INTEIRO, INTERNA) };
}

/** The taxes of a line: ICMS with or without ST; PIS and COFINS were paid by the manufacturer (law 10.147/2000). */
export function impostoXml(icms: Icms, isInterna: boolean): Xml {
  const proprio = [
    el('modBC', '3'),
    el('vBC', dinheiro(icms.base)),
    el('pICMS', aliquota(isInterna ? INTERNA : INTERESTADUAL)),
    el('vICMS', dinheiro(icms.valor)),
  ];
  const substituicao = [
    // Derived from the maximum consumer price.
    el('modBCST', '0'),
    el('vBCST', dinheiro(icms.baseSt)),
    el('pICMSST', aliquota(INTERNA)),
    el('vICMSST', dinheiro(icms.st)),
  ];
  const comSt = icms.st > 0;
  const grupo = el(comSt ? 'ICMS10' : 'ICMS00', [
    el('orig', '0'),
    el('CST', comSt ? '10' : '00'),
    ...proprio,
    ...(comSt ? substituicao : []),
  ]);
  return el('imposto', [
    el('ICMS', [grupo]),
    el('PIS', [el('PISNT', [el('CST', '04')])]),
    el('COFINS', [el('COFINSNT', [el('CST', '04')])]),
  ]);
}
