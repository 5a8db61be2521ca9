import { oneByOne } from '#server/db/one-by-one.ts';

/** Orders are found by the company's own number. */
export const numeroDaEmpresa = oneByOne([`create index "pedidoErp_numeroErp" on "pedidoErp" ("numeroErp")`]);
