import type { Knockout } from './knockout.ts';

const STATUSES = 'tests/server/integracao-etapas.test.ts';
const INVOICES = 'tests/server/integracao-notas.test.ts';
const INSTALMENTS = 'tests/server/integracao-titulos.test.ts';
const TERMS = 'tests/server/parametros-da-venda.test.ts';

/** The rules by which the company's statuses, invoices and instalments keep money and stock right. */
export const companyRules: readonly Knockout[] = [
  {
    rule: 'an order that the company cancelled gives its money back once',
    file: 'server/integration/data/resources/etapas.ts',
    find: 'if (!FINS_DO_PEDIDO.includes(idPedidoSituacao)) return',
    put: 'if (FINS_DO_PEDIDO.length > 0) return',
    tests: [STATUSES],
  },
  {
    rule: 'what was paid for an order that the company cancels is credited to the customer',
    file: 'server/integration/data/end-order.ts',
    find: 'pedido.pagamentoAntecipado ? pedido.total - valorCashbackAplicado : 0',
    put: '0',
    tests: [STATUSES],
  },
  {
    rule: 'an order with an invoice is not cancelled',
    file: 'server/integration/data/check-etapas.ts',
    find: 'passoOf(atual) >= FATURADO || andamento.comDocumentos',
    put: 'passoOf(atual) >= FATURADO',
    tests: [STATUSES],
  },
  {
    rule: 'a status that ended an order is not undone',
    file: 'server/integration/data/resources/etapas.ts',
    find: '\n      and "idPedidoSituacao" in (${sql.join(passos)})`.execute(trx);',
    put: '\n      and "idPedidoSituacao" not in (${sql.join(passos)})`.execute(trx);',
    tests: [STATUSES],
  },
  {
    rule: 'an invoice from the company holds the credit of its order until its instalments come',
    file: 'server/integration/data/write-nota.ts',
    find: 'const creditoTomado = toma ?',
    put: 'const creditoTomado = !toma ?',
    tests: [INVOICES],
  },
  {
    rule: 'instalments of an invoice that is linked later hold the credit of its order',
    file: 'server/integration/data/resources/notas.ts',
    find: 'await alignContas(trx, pedidos);',
    put: '',
    tests: [INVOICES],
  },
  {
    rule: 'lines that a return refers to do not change',
    file: 'server/integration/data/check-notas.ts',
    find: 'guardada.emUso && !isDeepStrictEqual',
    put: '!guardada.emUso && !isDeepStrictEqual',
    tests: [INVOICES],
  },
  {
    rule: 'an invoice that instalments refer to is not withdrawn',
    file: 'server/integration/data/resources/notas.ts',
    find: `where c."idTitulo" = n."idTitulo")\``,
    put: `where c."idTitulo" = -n."idTitulo")\``,
    tests: [INVOICES],
  },
  {
    rule: 'an invoice whose instalments came holds no credit',
    file: 'server/integration/data/resources/titulos.ts',
    find: `set "creditoTomado" = 0, "mudado" = -1`,
    put: `set "mudado" = -1`,
    tests: [INSTALMENTS],
  },
  {
    rule: 'a settled instalment of the company holds no credit',
    file: 'server/integration/data/credit-of-orders.ts',
    find: `and k."dataLiquidacao" is null`,
    put: '',
    tests: [INSTALMENTS],
  },
  {
    rule: 'a load moves the credit of orders by what they hold more or less',
    file: 'server/integration/data/credit-of-orders.ts',
    find: 'if (devolvido === 0) continue;',
    put: 'if (devolvido <= 0) continue;',
    tests: [INVOICES, INSTALMENTS],
  },
  {
    rule: 'a cancelled instalment is kept as it was',
    file: 'server/integration/data/resources/titulos.ts',
    find: `where c."id" in (\${abertas})\`.execute(`,
    put: `where false and c."id" in (\${abertas})\`.execute(`,
    tests: [INSTALMENTS],
  },
  {
    rule: 'an instalment bears the fine of the moment when it was made',
    file: 'src/domain/payment/conta.ts',
    find: 'jurosOf(principal, atraso, conta)',
    put: 'jurosOf(principal, atraso)',
    tests: ['src/domain/payment/conta.test.ts'],
  },
  {
    rule: 'an order keeps the days to pay of the moment when it was made',
    file: 'src/domain/payment/espera-pagamento.ts',
    find: 'addWorkingDays(businessDayOf(dataHora), diasParaPagar)',
    put: 'addWorkingDays(businessDayOf(dataHora), diasParaPagar > 0 ? 3 : 0)',
    tests: ['src/domain/payment/espera-pagamento.test.ts'],
  },
  {
    rule: 'a card is charged by a plan that the company offers',
    file: 'server/payment/pagamento-cartoes.ts',
    find: 'parcelasDe(valor, termos).find(',
    put: 'parcelasDe(valor).find(',
    tests: [TERMS],
  },
  {
    rule: 'a brand that the company does not take is not charged',
    file: 'server/payment/pagamento-cartoes.ts',
    find: 'if (erros > 0 || !isBandeira || plano',
    put: 'if (erros > 0 || plano',
    tests: [TERMS],
  },
  {
    rule: 'a number that the company gave to several orders names none of them',
    file: 'server/integration/data/orders-named.ts',
    find: ".having((eb) => eb(eb.fn.countAll(), '=', 1))",
    put: '',
    tests: ['tests/server/integracao-etapas.test.ts'],
  },
  {
    rule: 'a returned unit has its share of the fund’s part of ST',
    file: 'server/returns/data/devolucoes.ts',
    find: 'parteDoLote(doLote.fcpSt)',
    put: 'doLote.fcpSt',
    tests: ['tests/server/devolucao-linhas.test.ts'],
  },
  {
    rule: 'lines of a product that share a lot add up the fund’s part of their ST',
    file: 'server/returns/data/juntar-linhas.ts',
    find: "  'baseSt',\n  'fcpSt',\n] as",
    put: "  'baseSt',\n] as",
    tests: ['server/returns/data/juntar-linhas.test.ts'],
  },
  {
    rule: 'the ST of an invoice’s line holds the fund’s part',
    file: 'server/invoices/data/linhas-do-xml.ts',
    find: "centsAt(group, 'vICMSST') + fcpSt,",
    put: "centsAt(group, 'vICMSST'),",
    tests: ['tests/server/itens-da-nota.test.ts'],
  },
  {
    rule: 'a printed invoice names the fund’s part of ST, so that its totals add up',
    file: 'server/invoices/danfe-quadros.ts',
    find: 'Number(fundo) > 0 &&',
    put: 'Number(fundo) < 0 &&',
    tests: ['tests/server/danfe.test.ts'],
  },
  {
    rule: 'a list of parameters withdraws none that only SQL sets',
    file: 'server/integration/data/resources/parametros.ts',
    find: "      .where('nome', '=', umDe(CHAVES))\n",
    put: '',
    tests: ['tests/server/integracao-parametros.test.ts'],
  },
];
