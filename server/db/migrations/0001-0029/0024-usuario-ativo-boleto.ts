import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * A user can be switched off by one column; the trigger ends their sessions and links, whichever program writes it.
 * An instalment can hold the boleto that a bank registered for it: the line to type, the barcode, or both.
 */
export const usuarioAtivoBoleto = oneByOne([
  `alter table "usuario" add column "ativo" boolean not null default true`,
  `create function "usuarioDesligado"() returns trigger language plpgsql as $$
    begin
      update "sessao" set "revogadaEm" = now()
        where "idUsuario" = new."idUsuario" and "revogadaEm" is null;
      delete from "recuperacaoSenha" where "idUsuario" = new."idUsuario";
      return null;
    end $$`,
  `create trigger "usuario_desligado" after update on "usuario" for each row
    when (old."ativo" and not new."ativo") execute function "usuarioDesligado"()`,
  `alter table "contaReceber"
    add column "linhaDigitavel" text,
    add column "codigoBarras" text`,
]);
