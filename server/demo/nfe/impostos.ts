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

/** Hundredths of 1 %: within a state, and from the south-east to another state of it. */
const INTERNA = 1800;
const INTERESTADUAL = 1200;
const INTEIRO = 10_000;

/**
 * ICMS of a line from its net value. ST is what the price says it is; its base is the one that leads to it: base x
 * internal rate, less the ICMS of the operation itself.
 */
export function icmsOf({ valor, desconto, st }: ItemDaNota, isInterna: boolean): Icms {
  const base = valor - desconto;
  const proprio = mulDiv(base, isInterna ? INTERNA : INTERESTADUAL, INTEIRO);
  return { base, valor: proprio, st, baseSt: st === 0 ? 0 : mulDiv(st + proprio, INTEIRO, INTERNA) };
}

/** The taxes of a line: ICMS with or without ST, and PIS and COFINS that the manufacturer has paid (law 10.147/2000). */
export function impostoXml(icms: Icms, isInterna: boolean): Xml {
  const proprio = [
    el('modBC', '3'),
    el('vBC', dinheiro(icms.base)),
    el('pICMS', aliquota(isInterna ? INTERNA : INTERESTADUAL)),
    el('vICMS', dinheiro(icms.valor)),
  ];
  const substituicao = [
    // From the price that the consumer pays at most.
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
