import type { Knockout } from './knockout.ts';

const CODES = 'src/domain/catalogue/codigo.test.ts';
const ENGINE = 'src/engine/product-code.test.ts';
const IMPORT = 'src/domain/importacao/importacao-codigo.test.ts';
const MIGRATION = 'server/db/migrations/0069-codigos-da-empresa.ts';
const SERVER = 'tests/server/codigos-da-empresa.test.ts';

/** The rules by which a code of the company names its own product, and an order its number. */
export const codeRules: readonly Knockout[] = [
  {
    rule: 'the exact code comes before codes with other zeros',
    file: 'src/domain/catalogue/codigo.ts',
    find: '  if (exact.length > 0) return exact;\n',
    put: '',
    tests: [CODES, ENGINE],
  },
  {
    rule: 'a code that fits several products orders none of them',
    file: 'src/domain/catalogue/codigo.ts',
    find: '  return found.length === 1 ? found : [];',
    put: '  return found.slice(0, 1);',
    tests: [CODES, ENGINE],
  },
  {
    rule: 'an import keeps the leading zeros of a code',
    file: 'src/domain/importacao/importacao-codigo.ts',
    find: "return typed === '' ? [] : [typed];",
    put: "return typed === '' ? [] : [typed.replace(/^0+/, '')];",
    tests: [IMPORT],
  },
  {
    rule: 'the product of a typed code stands first, in stock or not',
    file: 'src/engine/search.ts',
    find: '  if (coded !== null) addAll(first, coded);\n',
    put: '',
    tests: [ENGINE],
  },
  {
    rule: 'the products of an import go into the cart by their ids',
    file: 'server/cart/importacao.ts',
    find: ", IMPORTACAO_POR_CODIGO, 'id')",
    put: ', IMPORTACAO_POR_CODIGO)',
    tests: [SERVER],
  },
  {
    rule: 'devices hear of the number that the company gave to an order',
    file: 'server/events/data/received-orders.ts',
    find: "'in', (eb) => eb.selectFrom('novo').select('novo.idPrePedido'))",
    put: "'=', 0)",
    tests: [SERVER],
  },
  {
    rule: 'devices hear of the codes that products had before the upgrade',
    file: MIGRATION,
    find: `where c."recurso" = 'produtos' and`,
    put: `where false and c."recurso" = 'produtos' and`,
    tests: [SERVER],
  },
  {
    rule: 'devices hear of the numbers that orders had before the upgrade',
    file: MIGRATION,
    find: 'where "idPrePedido" in (select "idPrePedido" from "pedidoErp")',
    put: 'where false',
    tests: [SERVER],
  },
];
