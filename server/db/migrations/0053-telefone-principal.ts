import { oneByOne } from '#server/db/one-by-one.ts';

const digits = `regexp_replace(
  regexp_replace("telefone", '[^0-9]', '', 'g'), '^(?:55|0)(?=[1-9]{2}(?:9[0-9]{8}|[0-9]{8})$)', '')`;

/** A customer's principal phone is a number that Brazil can have: no foreign one, and none like 0800, without area code. */
export const telefonePrincipal = oneByOne([
  `create or replace view "telefonePrincipal" as
    select "idPessoa", "idTelefonePrincipal" as "idTelefone", left("digitos", 2) as "ddd",
      substr("digitos", 3, length("digitos") - 6) as "prefixo", right("digitos", 4) as "numero",
      case length("digitos") when 11 then 3 else 2 end as "idTelefoneTipo"
    from (select "idPessoa", "idTelefonePrincipal", ${digits} as "digitos" from "pessoa" where "tipo" = 'cliente') p
    where "digitos" ~ '^[1-9]{2}(?:9[0-9]{8}|[0-9]{8})$'`,
]);
