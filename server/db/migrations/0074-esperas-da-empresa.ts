import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * How long the company waits for a payment, kept with each order as it was when it was made: minutes for a card or a Pix,
 * working days until a boleto or a deposit is known.
 */
export const esperasDaEmpresa = oneByOne([
  `alter table "prePedido"
    add column "minutosParaPagar" smallint not null default 60,
    add column "diasDeCompensacao" smallint not null default 2`,
  `alter table "prePedido"
    alter column "minutosParaPagar" set default ("numeroDaEmpresa"('minutosParaPagar', 60)::smallint),
    alter column "diasDeCompensacao" set default ("numeroDaEmpresa"('diasDeCompensacao', 2)::smallint)`,
]);
